import type { Localized } from '@shop/contract'
import { foldSku } from '@shop/contract/staff'
import { findDamage, readColumnName, readTable, type TableFault, type TableRow } from '../../../read-table.ts'
import { nameColor } from '../checking/check-document.rules.ts'
import { both, damageReasons, nothing, tableReasons } from '../checking/import-reasons.data.ts'
import { readCell } from './csv-cells.parser.ts'
import {
  clearingColumns,
  columnAt,
  columnNames,
  columnOfFact,
  factOfColumn,
  type RowKind,
  rowKinds,
  tableColumnsOf,
} from './csv-columns.data.ts'
import { type FileFault, type ImportFile, maxFaults, type Path } from './import-file.types.ts'

/** An entry in the shape of a JSON file, not checked yet. */
type Entry = Record<string, unknown>
type Row = { line: number; kind: RowKind; entry: Entry }
type Product = Row & { colors: Row[] }

/** Max columns: a longer heading means that the file is no table. */
const maxColumns = 200

/**
 * Reads a catalogue from a CSV with one table of categories, products and colors; the column `row` names the kind.
 *
 * @param folder to which picture paths are relative
 * @param maxRows max rows; unlimited without it
 */
export function readCsv(text: string, folder: string | null, maxRows?: number): ImportFile {
  const { rows: records, fault } = readTable(text, maxRows)
  const [heading, ...rest] = records
  const names = heading?.cells.map(readColumnName) ?? []
  const faults = fault ? [describeTable(fault, maxRows)] : []
  faults.push(...checkHeading(names, heading?.line ?? 1, faults.length > 0))
  const rows = faults.length > 0 ? [] : readRows(rest, names, faults)
  const categories = rows.filter(({ kind }) => kind === 'category')
  const products = gatherProducts(rows, faults)
  const content = {
    categories: categories.map(({ entry }) => entry),
    products: products.map(({ entry, colors }) =>
      colors.length > 0 ? { ...entry, colors: colors.map((color) => color.entry) } : entry,
    ),
  }
  return { content, folder, faults, locate: (path) => locate(path, categories, products) }
}

function describeTable({ line, code }: TableFault, maxRows = 0): FileFault {
  const reason = code === 'too_many' ? tableReasons.tooManyRows(maxRows) : (reasonsOf[code] ?? both(code))
  return { line, entry: nothing, field: nothing, reason }
}

const reasonsOf: Partial<Record<string, Localized>> = {
  CSV_QUOTE_NOT_CLOSED: tableReasons.quoteNotClosed,
  CSV_INVALID_CLOSING_QUOTE: tableReasons.quoteInside,
  INVALID_OPENING_QUOTE: tableReasons.quoteOpening,
  CSV_MAX_RECORD_SIZE: tableReasons.rowTooLong,
}

function checkHeading(names: readonly string[], line: number, isBroken: boolean): FileFault[] {
  if (isBroken) return []
  const fault = (reason: Localized): FileFault => ({ line, entry: nothing, field: nothing, reason })
  if (names.length > maxColumns) return [fault(tableReasons.tooManyColumns(maxColumns))]
  if (!names.includes('row')) return [fault(tableReasons.noRowColumn)]
  const unknown = names.filter((name) => name !== '' && !columnNames.includes(name) && factOfColumn(name) === null)
  const double = names.filter((name, index) => name !== '' && names.indexOf(name) !== index)
  return [
    ...unknown.map((name) => fault(tableReasons.unknownColumn(name, [...columnNames, columnOfFact('KEY')].join(', ')))),
    ...double.map((name) => fault(tableReasons.doubleColumn(name))),
  ]
}

function readRows(records: readonly TableRow[], names: readonly string[], faults: FileFault[]): Row[] {
  const rows: Row[] = []
  for (const record of records) {
    rows.push(...readRow(record, names, faults))
    if (faults.length < maxFaults) continue
    faults.length = maxFaults
    faults.push({ line: record.line, entry: nothing, field: nothing, reason: tableReasons.more })
    break
  }
  return rows
}

function readRow({ line, cells }: TableRow, names: readonly string[], faults: FileFault[]): Row[] {
  const word = cells[names.indexOf('row')]?.toLowerCase() ?? ''
  const kind = rowKinds.find((name) => name === word)
  if (!kind) {
    faults.push({ line, entry: nothing, field: both('row'), reason: tableReasons.rowKind(word) })
    return []
  }
  const entry: Entry = {}
  // Only the first cell outside the columns is reported: the others of its row have the same cause.
  for (const [index, cell] of cells.slice(0, names.length + 1).entries()) {
    const name = names[index] ?? ''
    const fact = factOfColumn(name)
    const damage = findDamage(cell)
    if (damage) faults.push({ line, entry: nothing, field: both(name), reason: damageReasons[damage](cell) })
    if (kind === 'product' && (fact !== null || clearingColumns.includes(name))) {
      place(entry, fact === null ? [name] : ['facts', fact], cell === '' ? null : readCell(cell, 'text'))
      continue
    }
    if (cell === '' && name === 'types' && kind === 'category') entry.types = []
    if (cell === '' || name === 'row') continue
    const column = tableColumnsOf[kind][name]
    if (column) place(entry, column.path, readCell(cell, column.kind))
    else faults.push({ line, entry: nothing, field: both(name), reason: describeStray(kind, name) })
  }
  return [{ line, kind, entry }]
}

function describeStray(kind: RowKind, name: string): Localized {
  return name === '' ? tableReasons.outside : tableReasons.stray(kind)
}

function place(entry: Entry, [first = '', second]: readonly string[], value: unknown): void {
  if (second === undefined) entry[first] = value
  else entry[first] = { ...(entry[first] as Entry | undefined), [second]: value }
}

/** Adds each color to its product, which may be anywhere in the file. */
function gatherProducts(rows: readonly Row[], faults: FileFault[]): Product[] {
  const products = rows.filter(({ kind }) => kind === 'product').map((row): Product => ({ ...row, colors: [] }))
  const bySku = new Map(products.toReversed().map((product) => [keyOf(product.entry), product]))
  for (const { line, kind, entry } of rows) {
    if (kind !== 'color') continue
    const { sku, ...color } = entry
    const product = bySku.get(keyOf(entry))
    if (product && sku !== undefined) product.colors.push({ line, kind, entry: color })
    else faults.push({ line, entry: nameColor(color.hex ?? ''), field: both('sku'), reason: describeOrphan(sku) })
  }
  return products
}

function keyOf({ sku }: Entry): unknown {
  return typeof sku === 'string' ? foldSku(sku) : sku
}

function describeOrphan(sku: unknown): Localized {
  return sku === undefined ? tableReasons.colorOfNothing : tableReasons.noProductRow(sku)
}

function locate(
  path: Path,
  categories: readonly Row[],
  products: readonly Product[],
): { line: number | null; field: Localized } {
  const [list, index, inner, innerIndex] = path
  if (typeof index !== 'number') return { line: null, field: nothing }
  if (list === 'categories')
    return { line: categories[index]?.line ?? null, field: columnAt('category', path.slice(2)) }
  const product = products[index]
  if (inner !== 'colors' || typeof innerIndex !== 'number')
    return { line: product?.line ?? null, field: columnAt('product', path.slice(2)) }
  return { line: product?.colors[innerIndex]?.line ?? null, field: columnAt('color', path.slice(4)) }
}
