import { type FieldMakers, importNameOf, type Localized, mapFields } from '@shop/contract'
import { both, comma, join } from '../checking/import-reasons.data.ts'
import type { Path } from './import-file.types.ts'

export const rowKinds = ['category', 'product', 'color'] as const
export type RowKind = (typeof rowKinds)[number]

/** The kind of a cell: see `csv-cells.parser.ts`. */
export type CellKind = 'text' | 'number' | 'flag' | 'pairs' | 'list'
export type Column = { path: readonly string[]; kind: CellKind }

const bilingual = (name: string): Record<string, Column> => ({
  [`${name}_en`]: { path: [name, 'en'], kind: 'text' },
  [`${name}_ar`]: { path: [name, 'ar'], kind: 'text' },
})
const each = (kind: CellKind, ...names: string[]): Record<string, Column> =>
  Object.fromEntries(names.map((name) => [name, { path: [name], kind }]))
const side = (name: string): Record<string, Column> => ({
  [`${name}_mm`]: { path: ['dimensions_mm', name], kind: 'number' },
})

/** The columns of a declared field, by its name in files. */
const columnsOfField: FieldMakers<Record<string, Column>> = {
  text: (_, name) => each('text', importNameOf(name)),
  localized: (_, name) => bilingual(importNameOf(name)),
  list: (_, name) => each('pairs', importNameOf(name)),
  whole: (_, name) => each('number', importNameOf(name)),
  flag: (_, name) => each('flag', importNameOf(name)),
  dimensions: () => ({ ...side('width'), ...side('height'), ...side('depth') }),
}
const { brand, description, ...otherFields } = mapFields(columnsOfField)

/** The columns of each kind of row. A color's `sku` is its product's. */
export const tableColumnsOf: Record<RowKind, Record<string, Column>> = {
  category: {
    ...each('text', 'key'),
    ...bilingual('name'),
    ...bilingual('description'),
    ...each('text', 'image', 'cat_image', 'wall_image'),
    ...each('number', 'order'),
    ...each('flag', 'active'),
    ...each('list', 'types'),
  },
  product: {
    ...each('text', 'sku', 'category', 'type'),
    ...brand,
    ...bilingual('name'),
    ...description,
    ...each('number', 'price', 'original_price', 'stock'),
    ...Object.fromEntries(Object.values(otherFields).flatMap((columns) => Object.entries(columns))),
    ...each('list', 'images'),
    ...each('text', 'model'),
    // Read to refuse it, never written.
    ...each('flag', 'offer'),
  },
  color: {
    ...each('text', 'sku', 'hex'),
    ...bilingual('name'),
    ...each('number', 'price', 'original_price', 'stock'),
    ...each('list', 'images'),
  },
}

export const columnNames: readonly string[] = [
  ...new Set(['row', ...rowKinds.flatMap((kind) => Object.keys(tableColumnsOf[kind]))]),
]

/** The columns that an export writes. */
export const writtenColumns = columnNames.filter((name) => name !== 'original_price' && name !== 'offer')

/** Columns of products whose empty cells clear the stored value; without the column it is unchanged. */
export const clearingColumns: readonly string[] = ['type']

/** The key of the fact whose values a column holds, such as `fact:capacity_l`; null for another column. */
export function factOfColumn(name: string): string | null {
  return /^fact:([a-z][a-z0-9_]{1,39})$/.exec(name)?.[1] ?? null
}

/** The column of a fact. */
export function columnOfFact(key: string): string {
  return `fact:${key}`
}

/** The column that a path inside an entry was read from: `['name', 'ar']` is `name_ar`, `['tags', 1]` is `tags, entry 2`. */
export function columnAt(kind: RowKind, inside: Path): Localized {
  if (kind === 'product' && inside[0] === 'facts') return both(columnOfFact(String(inside[1] ?? 'KEY')))
  for (const [name, { path }] of Object.entries(tableColumnsOf[kind])) {
    if (!path.every((part, index) => part === inside[index])) continue
    const entry = inside[path.length]
    return typeof entry === 'number' ? join(comma, both(name), nameListEntry(entry)) : both(name)
  }
  return both(inside.map(String).join('_'))
}

/** The name of a list entry in a fault. @param index from 0 */
export function nameListEntry(index: number): Localized {
  return { en: `entry ${index + 1}`, ar: `البند ${index + 1}` }
}
