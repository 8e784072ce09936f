import type { Localized } from '@shop/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { both, nothing, tableReasons } from '../checking/import-reasons.data.ts'
import type { Fault } from './import-file.types.ts'

/** One row of a CSV; `line` is the one on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] }

/**
 * Splits a CSV into rows and cells. Spreadsheet programs write `,` or `;` between cells (by the language of the computer) or a
 * tab: the most frequent one in the heading counts. Rows without any text are left out.
 *
 * @param maxRows max rows besides the heading, empty ones counted; no more are read
 */
export function readRecords(text: string, maxRows?: number): { records: CsvRecord[]; faults: Fault[] } {
  const unified = text.replace(/\r\n?/g, '\n')
  try {
    const parsed = parse(unified, { ...parseOptions, delimiter: findDelimiter(unified), ...upTo(maxRows) })
    // The library's types describe only the shape without `info` and `raw`.
    const rows = parsed as unknown as { record: string[]; raw: string; info: { lines: number } }[]
    if (maxRows !== undefined && rows.length > maxRows + 1) return { records: [], faults: [tooLong(maxRows)] }
    const records = rows.map(({ record, raw, info }) => ({
      line: info.lines - countLineBreaks(raw.trim()),
      cells: record.map((cell) => cell.trim()),
    }))
    return { records: records.filter(({ cells }) => cells.some((cell) => cell !== '')), faults: [] }
  } catch (error) {
    if (error instanceof CsvError) return { records: [], faults: [describeError(error, unified)] }
    throw error
  }
}

const parseOptions = {
  info: true,
  raw: true,
  relax_column_count: true,
  skip_empty_lines: true,
} as const

/** The heading and one row above the max, to detect that there are too many. */
function upTo(maxRows: number | undefined) {
  return maxRows !== undefined && { to: maxRows + 2 }
}

function tooLong(maxRows: number): Fault {
  return { line: null, entry: nothing, field: nothing, reason: tableReasons.tooManyRows(maxRows) }
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
function describeError(error: CsvError, text: string): Fault {
  const bytesRead = typeof error.bytes_records === 'number' ? error.bytes_records : 0
  const read = Buffer.from(text).subarray(0, bytesRead).toString()
  const line = countLineBreaks(read) + 1
  return { line, entry: nothing, field: nothing, reason: reasonsOf[error.code] ?? both(error.message) }
}

const reasonsOf: Partial<Record<string, Localized>> = {
  CSV_QUOTE_NOT_CLOSED: tableReasons.quoteNotClosed,
  CSV_INVALID_CLOSING_QUOTE: tableReasons.quoteInside,
  INVALID_OPENING_QUOTE: tableReasons.quoteOpening,
  CSV_MAX_RECORD_SIZE: tableReasons.rowTooLong,
}
