import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/** The title of the column, and its cell. */
export type CsvColumn<Row> = { title: string; read(row: Row): string | number }

/**
 * Makes a CSV file of rows as they come, without holding them: UTF-8 with a BOM, so that Excel shows Arabic. A cell that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 *
 * @param onFailure called when reading the rows fails; the file is then incomplete
 */
export function streamCsv<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  onFailure: (error: unknown) => void,
): Transform {
  const file = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: '\n' })
  file.write(columns.map(({ title }) => title))
  const cells = Readable.from(readCells(rows, columns))
  pipeline(cells, file).catch(onFailure)
  return file
}

/** Answers with a file download. @param name in ASCII, without its extension */
export async function sendCsv(reply: FastifyReply, name: string, file: Readable): Promise<FastifyReply> {
  return await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(file)
}

async function* readCells<Row>(rows: AsyncIterable<Row>, columns: readonly CsvColumn<Row>[]) {
  for await (const row of rows) yield columns.map((column) => hideInnerFormulas(column.read(row)))
}

/**
 * Some locales, such as Egypt's, split cells on `;` or tab, and a line break starts a row. A formula may therefore begin
 * inside our cell: prefix those too.
 */
function hideInnerFormulas(cell: string | number): string | number {
  return typeof cell === 'string' ? cell.replace(/(?<=[;\t\r\n]["\s]{0,9})(?=[=+\-@＝＋－＠])/g, "'") : cell
}
