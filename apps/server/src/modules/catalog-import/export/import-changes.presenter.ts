import { createHash } from 'node:crypto'
import type { Localized } from '@shop/contract'
import type { ImportChange } from '@shop/contract/staff'
import type { ImportDocument } from '../checking/import-document.schema.ts'
import type { RowKind } from '../reading/csv-columns.data.ts'
import type { ImportFile } from '../reading/import-file.types.ts'
import type { CatalogEntries, ColorEntry, ProductEntry } from './catalog-entries.types.ts'
import { cellsOf } from './write-csv.presenter.ts'

type Fields = ImportChange['fields']
type Named = { name: Localized }
type Entry = Readonly<Record<string, unknown>>

/**
 * The changes that an import makes to the entries of a file, by column.
 *
 * @param before those entries of the file that the shop had
 * @param after all entries of the file after the import
 */
export function presentChanges(
  { document, file }: { document: ImportDocument; file: Pick<ImportFile, 'locate'> },
  before: CatalogEntries,
  after: CatalogEntries,
): ImportChange[] {
  const lineOf = (list: string, index: number) => file.locate([list, index]).line
  const [oldCategories, newCategories] = [before, after].map(
    ({ categories }) => new Map(categories.map((one) => [one.key, one])),
  )
  const [oldProducts, newProducts] = [before, after].map(
    ({ products }) => new Map(products.map((one) => [one.sku, one])),
  )
  return [
    ...document.categories.flatMap(({ key }, index) => {
      const [old, now] = [oldCategories?.get(key), newCategories?.get(key)]
      const line = lineOf('categories', index)
      return describe({ line, kind: 'category', code: key }, old, now, (from, to) => compare('category', from, to))
    }),
    ...document.products.flatMap((wanted, index) => {
      const { sku } = wanted
      const [old, now] = [oldProducts?.get(sku), newProducts?.get(sku)].map(
        (one) => one && withCountedStock(one, wanted),
      )
      return describe({ line: lineOf('products', index), kind: 'product', code: sku }, old, now, compareProducts)
    }),
  ]
}

/**
 * The fingerprint of an import: equal for the same file and shop. Of stock it has what the file counts: what the shop has is
 * left out, because sales change it meanwhile.
 */
export function nameOfPlan({ products }: ImportDocument, changes: readonly ImportChange[]): string {
  const counted = products.map(({ stock, colors }) => [stock, ...colors.map((color) => color.stock)])
  const lasting = changes.flatMap((change) => {
    const fields = change.fields.filter(({ field }) => !isStock(field))
    // A sale alone makes a change, and undoes it.
    return change.outcome === 'changed' && fields.length === 0 ? [] : [{ ...change, fields }]
  })
  return createHash('sha256')
    .update(JSON.stringify([counted, lasting]))
    .digest('base64url')
}

/** The column of a product, or of a colour: `#f3f1ec stock`. */
function isStock(field: string): boolean {
  return field === 'stock' || /^#\S+ stock$/.test(field)
}

function describe<One extends Named>(
  base: Pick<ImportChange, 'line' | 'kind' | 'code'>,
  before: One | undefined,
  after: One | undefined,
  compareBoth: (before: One, after: One) => Fields,
): ImportChange[] {
  if (!after) return []
  const name = after.name.en
  if (!before) return [{ ...base, name, outcome: 'created', fields: [] }]
  const fields = compareBoth(before, after)
  return fields.length === 0 ? [] : [{ ...base, name, outcome: 'changed', fields }]
}

function compare(kind: RowKind, before: Entry, after: Entry, prefix = ''): Fields {
  const [old, now] = [cellsOf(kind, before), cellsOf(kind, after)]
  // A removed fact has a previous cell alone.
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [previous, cell] = [old.get(field) ?? '', now.get(field) ?? '']
    return previous === cell ? [] : [{ field: `${prefix}${field}`, before: previous, after: cell }]
  })
}

/** A product with colours has the price of its first colour, which reports it. */
function compareProducts(before: ProductEntry, after: ProductEntry): Fields {
  const ofColors = after.colors.length > 0 && before.colors.length > 0 ? { price: after.price } : {}
  const own = compare('product', { ...before, ...ofColors }, after)
  const old = new Map(before.colors.map((color) => [color.hex, color]))
  const colors = after.colors.flatMap((color) => {
    const previous = old.get(color.hex)
    old.delete(color.hex)
    if (previous) return compare('color', previous, color, `${color.hex} `)
    return [{ field: color.hex, before: '', after: color.name.en }]
  })
  return [...own, ...colors, ...[...old.values()].map(({ hex, name }) => ({ field: hex, before: name.en, after: '' }))]
}

/** Stock is reported only where the file counts it: elsewhere sales change it. */
function withCountedStock(entry: ProductEntry, wanted: ImportDocument['products'][number]): ProductEntry {
  const counted = new Set(wanted.colors.filter(({ stock }) => stock !== null).map(({ hex }) => hex))
  const colors = entry.colors.map((color): ColorEntry => (counted.has(color.hex) ? color : { ...color, stock: null }))
  return { ...entry, stock: wanted.stock === null ? null : entry.stock, colors }
}
