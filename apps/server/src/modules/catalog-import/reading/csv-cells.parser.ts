import { readTypedFlag, readTypedNumber } from '@shop/contract'
import { unprotectCell } from '../../../http/answers/csv.ts'
import type { CellKind } from './csv-columns.data.ts'

/** The JSON value of a cell. A cell that cannot be read stays a text, which the schema then refuses. */
export function readCell(cell: string, kind: CellKind): unknown {
  return readers[kind](unprotectCell(cell))
}

const readers: Record<CellKind, (cell: string) => unknown> = {
  text: (cell) => cell,
  number: (cell) => readTypedNumber(cell) ?? cell,
  flag: (cell) => readTypedFlag(cell) ?? cell,
  list: (cell) => splitList(cell).map(unescapeText),
  pairs: (cell) => splitList(cell).map(readPair),
}

/** Entries are separated by line breaks or, in a cell of one line, by semicolons. */
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

/** A separator inside the text is escaped by a backslash. */
function unescapeText(text: string): string {
  return text.replace(/\\([;؛|])/g, '$1')
}
