import { type ListedProduct, noType } from './list-index.types.ts'

/** The columns of products by position. Dimensions are in millimetres, 0 when unknown; without a type: `noType`. */
export type ListedColumns = {
  readonly ids: Float64Array
  readonly prices: Float64Array
  readonly savings: Int32Array
  readonly sortOrders: Int32Array
  readonly widths: Int32Array
  readonly heights: Int32Array
  readonly depths: Int32Array
  readonly types: Float64Array
}

export function createColumns(room: number): ListedColumns {
  return {
    ids: new Float64Array(room),
    prices: new Float64Array(room),
    savings: new Int32Array(room),
    sortOrders: new Int32Array(room),
    widths: new Int32Array(room),
    heights: new Int32Array(room),
    depths: new Int32Array(room),
    types: new Float64Array(room),
  }
}

/** A copy with more capacity. */
export function widenColumns(columns: ListedColumns, room: number): ListedColumns {
  const wider = createColumns(room)
  for (const name of Object.keys(columns) as (keyof ListedColumns)[]) wider[name].set(columns[name])
  return wider
}

export function bytesOfColumns(columns: ListedColumns): number {
  return Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0)
}

export function writeColumns(columns: ListedColumns, position: number, product: ListedProduct): void {
  const { width = 0, height = 0, depth = 0 } = product.dimensions ?? {}
  columns.ids[position] = product.id
  columns.prices[position] = product.price
  columns.savings[position] = product.savingBp
  columns.sortOrders[position] = product.sortOrder
  columns.widths[position] = width
  columns.heights[position] = height
  columns.depths[position] = depth
  columns.types[position] = product.typeId ?? noType
}
