import { readTypedNumber, toAsciiDigits } from '@shop/contract'
import type { CellKind } from './csv-columns.data.ts'

/** What a JSON file would have for a cell. A cell that cannot be read stays the text it is, and the schema complains of it. */
export function readCell(cell: string, kind: CellKind): unknown {
  return readers[kind](withoutApostrophe(cell))
}

/** What an export put before a text so that no spreadsheet takes it for a formula. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}

const readers: Record<CellKind, (cell: string) => unknown> = {
  text: (cell) => cell,
  number: (cell) => readTypedNumber(cell) ?? cell,
  flag: readFlag,
  list: (cell) => splitList(cell).map(unescapeText),
  pairs: (cell) => splitList(cell).map(readPair),
}

const flags: Partial<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  نعم: true,
  no: false,
  false: false,
  '0': false,
  لا: false,
}

function readFlag(cell: string): boolean | string {
  return flags[toAsciiDigits(cell).toLowerCase()] ?? cell
}

/** Entries stand on lines of their own inside the cell or, where it has one line only, between semicolons. */
function splitList(cell: string): string[] {
  const separator = cell.includes('\n') ? '\n' : /(?<!\\)[;؛]/
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** `English | Arabic`. */
function readPair(entry: string): unknown {
  const [en, ar, ...more] = entry.split(/(?<!\\)\|/).map((text) => unescapeText(text.trim()))
  return ar === undefined || more.length > 0 ? entry : { en, ar }
}

/** A separator that belongs to the text stands behind a backslash. */
function unescapeText(text: string): string {
  return text.replace(/\\([;؛|])/g, '$1')
}
