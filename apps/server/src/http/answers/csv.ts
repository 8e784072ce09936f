import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { stringify as stringifyAll } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { sendFile } from './file.ts'

/** The title of the column, and its cell. A number is no formula, also below zero. */
export type CsvColumn<Row> = { title: string; read(row: Row): string | number }

/** UTF-8 with a BOM, so that Excel shows Arabic. */
const format = { bom: true, record_delimiter: 'windows', quoted_match: '\n' } as const

/**
 * Makes a CSV file of rows as they come, without holding them. A cell that a spreadsheet would run as a formula is protected.
 *
 * @param onFailure called when reading the rows fails; the file is then incomplete
 */
export function streamCsv<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  onFailure: (error: unknown) => void,
): Transform {
  const file = stringify(format)
  file.write(columns.map(({ title }) => title))
  const cells = Readable.from(readCells(rows, columns))
  pipeline(cells, file).catch(onFailure)
  return file
}

/**
 * Makes a whole CSV file of its cells, the heading first, for a spreadsheet and our import. They are protected as in `streamCsv`, and so are
 * digits of which a spreadsheet would lose some. Files that other programs read, such as a courier's, have these as they are.
 */
export function writeCsvText(table: readonly (readonly string[])[]): string {
  return stringifyAll(
    table.map((row) => row.map((cell) => protectCell(cell).replace(digits, "'$&"))),
    format,
  )
}

/** Answers with a file download. @param name in ASCII, without its extension */
export async function sendCsv(reply: FastifyReply, name: string, file: Readable): Promise<FastifyReply> {
  return await sendFile(reply, { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: file })
}

async function* readCells<Row>(rows: AsyncIterable<Row>, columns: readonly CsvColumn<Row>[]) {
  for await (const row of rows) yield columns.map((column) => writeCell(column.read(row)))
}

function writeCell(value: string | number): string {
  return typeof value === 'number' ? String(value) : protectCell(value)
}

/**
 * Puts an apostrophe before each formula that a spreadsheet may read in a cell: where the cell begins, and inside it after what separates
 * cells in some locales, such as Egypt's (`;`), or begins a row.
 */
function protectCell(cell: string): string {
  return cell.replace(formula, "'$&")
}

/** Gives back the text that was protected. */
export function unprotectCell(cell: string): string {
  return cell.replace(protectedFormula, '').replace(protectedDigits, '')
}

/** A text that looks protected already is protected again, so that it can be given back. */
const formula = /(?<=(?:^|[;؛\t\r\n])["\s]{0,9})'*[=+\-@＝＋－＠]/g
const protectedFormula = /(?<=(?:^|[;؛\t\r\n])["\s]{0,9})'(?='*[=+\-@＝＋－＠])/g

/** A SKU that becomes another one: without its first zero, 6.22E+12, or a power of ten. */
const digits = /^'*(?:0\d+|\d{12,}|\d+E\d+)$/i
const protectedDigits = /^'(?='*(?:0\d+|\d{12,}|\d+E\d+)$)/i
