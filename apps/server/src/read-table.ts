import { removeMarks, toOneLine, trimText } from '@shop/contract'
import { CsvError, type Options, parse } from 'csv-parse/sync'

/** One row of a table; `line` is the one on which it begins, from 1. */
export type TableRow = { line: number; cells: string[] }

/** What makes a whole table unreadable: too many rows, or the code of the CSV reader. */
export type TableFault = { line: number | null; code: string }

/**
 * Reads a table as spreadsheets save it: with `,`, `;` or a tab between cells (the most frequent one in the heading, or that of Excel's
 * line `sep=;`), with any line breaks, with a byte order mark. Blanks and invisible marks around a cell do not count, and `="0123"` is
 * 0123. Rows without any text are left out.
 *
 * @param maxRows max rows besides the heading, empty ones counted; no more are read
 */
export function readTable(text: string, maxRows?: number): { rows: TableRow[]; fault: TableFault | null } {
  const unified = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separator = /^[\s"]*sep=([,;\t])[\s",;]*?\n/i.exec(unified)
  // The line stays, so that lines are counted as the spreadsheet counts them.
  const start = separator?.[0] ?? ''
  const table = '\n'.repeat(countLineBreaks(start)) + unified.slice(start.length)
  try {
    const parsed = parseTable(table, {
      ...parseOptions,
      delimiter: separator?.[1] ?? findDelimiter(table),
      ...upTo(maxRows),
    })
    // The library's types describe only the shape without `info` and `raw`.
    const records = parsed as unknown as { record: string[]; raw: string; info: { lines: number } }[]
    if (maxRows !== undefined && records.length > maxRows + 1)
      return { rows: [], fault: { line: null, code: 'too_many' } }
    const rows = records.map(({ record, raw, info }) => ({
      line: info.lines - countLineBreaks(raw.trim()),
      cells: record.map((cell) => trimText(cell.startsWith('="') ? cell.replace(/^="(.*)"$/s, '$1') : cell)),
    }))
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), fault: null }
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], fault: describeError(error, table) }
    throw error
  }
}

/** The name of a column, by which it is found. */
export function readColumnName(cell: string): string {
  return toOneLine(removeMarks(cell)).toLowerCase()
}

/**
 * What a spreadsheet has done to a cell: an error value instead of the value of a formula, letters that were lost when the file was saved,
 * or a long number that was shortened.
 */
export type CellDamage = 'error_value' | 'lost_letters' | 'shortened'

export function findDamage(cell: string): CellDamage | null {
  const mayHoldErrors = cell.includes('#') || cell.includes(':')
  if (mayHoldErrors && cell.split(/[|\n;؛]/).some((part) => errorValue.test(trimText(part)))) return 'error_value'
  if (lostLetters.test(cell)) return 'lost_letters'
  return /^[+-]?\d(?:[.,٫]\d+)?E[+-]?\d{2,}$/i.test(removeMarks(cell)) && /[+-]\d+$/.test(cell) ? 'shortened' : null
}

/** The error values of Excel, LibreOffice and Google Sheets, with those of other languages; a column that is too narrow shows `####`. */
const errorValue =
  /^(?:#(?:N\/?A|NV|N\/D|N\.D\.|GETTING_DATA|#+|[¡¿]?(?:VALUE|REF|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|EXTERNAL|PYTHON|TIMEOUT|ERROR|CIRCULAR|WERT|BEZUG|ZAHL|VALEUR|NOMBRE|NUL|NULO|VALOR|VALORE|RIF|قيمة|مرجع|رقم)!|[¡¿]?(?:NAME|NOM|NOME|NOMBRE|اسم)[?؟])|Err:\d{3})$/i

/** Question marks and U+FFFD instead of letters, or Arabic letters of UTF-8 that were read as Latin ones (`Ø§Ù„`). */
const lostLetters = /\ufffd|\?{4,}|^[\s\d?.,-]*\?{2}[\s\d?.,-]*$|(?:[ØÙ][\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]){2}/u

/** Bytes of a row. One quotation mark that is never closed takes the rest of a file into its row. */
const maxRowSize = 1_000_000

const parseOptions = {
  info: true,
  raw: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: maxRowSize,
} as const

/** A table with `="0123"`, by which people keep the zeros of a number, is no CSV: there the marks must be outside. */
function parseTable(text: string, options: Options): unknown {
  try {
    return parse(text, options)
  } catch (error) {
    const unwrapped = text.replace(/(^|[,;\t])="([^"\n]*)"(?=[,;\t\n]|$)/gm, '$1"$2"')
    if (unwrapped === text) throw error
    return parse(unwrapped, options)
  }
}

/** The heading and one row above the max, to detect that there are too many. */
function upTo(maxRows: number | undefined) {
  return maxRows !== undefined && { to: maxRows + 2 }
}

function findDelimiter(text: string): string {
  const heading = text.trimStart().split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => heading.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1
}

/** The unreadable row follows the last one that was read. */
function describeError(error: CsvError, text: string): TableFault {
  const bytesRead = typeof error.bytes_records === 'number' ? error.bytes_records : 0
  const read = Buffer.from(text).subarray(0, bytesRead).toString()
  return { line: countLineBreaks(read) + 1, code: error.code }
}
