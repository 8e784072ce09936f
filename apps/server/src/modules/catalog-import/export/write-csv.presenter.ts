import type { Localized } from '@shop/contract'
import type { StaffFactValues } from '@shop/contract/staff'
import { writeCsvText } from '../../../http/answers/csv.ts'
import {
  type CellKind,
  type Column,
  columnOfFact,
  factOfColumn,
  type RowKind,
  tableColumnsOf,
  writtenColumns,
} from '../reading/csv-columns.data.ts'
import type { CatalogEntries } from './catalog-entries.types.ts'

/** A row of the table: its cells and its kind. */
type TableRow = { kind: RowKind; entry: Readonly<Record<string, unknown>> }

/** Writes a catalogue as the table that the import reads. */
export function writeCsv({ categories, products }: CatalogEntries): string {
  const rows: TableRow[] = [
    ...categories.map((entry) => ({ kind: 'category' as const, entry })),
    ...products.flatMap(({ colors, ...entry }) => [
      { kind: 'product' as const, entry },
      ...colors.map((color) => ({ kind: 'color' as const, entry: { ...color, sku: entry.sku } })),
    ]),
  ]
  const facts = [...new Set(products.flatMap((product) => Object.keys(product.facts)))].sort()
  const names = [...writtenColumns, ...facts.map(columnOfFact)]
  return writeCsvText([names, ...rows.map(({ kind, entry }) => names.map((name) => cellAt(kind, entry, name)))])
}

/** The cells of an entry by the names of their columns. */
export function cellsOf(kind: RowKind, entry: Readonly<Record<string, unknown>>): Map<string, string> {
  const own = Object.entries(tableColumnsOf[kind]).map(([name, column]) => [name, writeColumn(entry, column)] as const)
  const facts = Object.entries(factsOf(entry)).map(([key, value]) => [columnOfFact(key), writeFact(value)] as const)
  return new Map([...own, ...facts])
}

function cellAt(kind: RowKind, entry: Readonly<Record<string, unknown>>, name: string): string {
  if (name === 'row') return kind
  const fact = factOfColumn(name)
  if (fact !== null) return writeFact(factsOf(entry)[fact])
  const column = tableColumnsOf[kind][name]
  return column ? writeColumn(entry, column) : ''
}

function factsOf({ facts }: Readonly<Record<string, unknown>>): StaffFactValues {
  return (facts ?? {}) as StaffFactValues
}

function writeFact(value: StaffFactValues[string] | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return writers.flag(value)
  return typeof value === 'object' ? writers.pairs([value]) : String(value)
}

function writeColumn(entry: Readonly<Record<string, unknown>>, { path: [first = '', second], kind }: Column): string {
  const outer = entry[first]
  const value = second === undefined ? outer : (outer as Readonly<Record<string, unknown>> | null | undefined)?.[second]
  return value === null || value === undefined ? '' : writers[kind](value)
}

const writers: Record<CellKind, (value: unknown) => string> = {
  text: String,
  number: String,
  flag: (value) => (value === true ? 'yes' : 'no'),
  list: (value) => (value as readonly string[]).map((entry) => protect(entry)).join('\n'),
  pairs: (value) => (value as readonly Localized[]).map(({ en, ar }) => `${protect(en)} | ${protect(ar)}`).join('\n'),
}

/** Escapes the separators of entries and languages inside a text. */
function protect(text: string): string {
  return text.replace(/[;؛|]/g, '\\$&')
}
