/**
 * The id that `insert … returning id` answers.
 *
 * @throws Error when the statement inserted no row
 */
export function insertedId(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('The insert returned no row')
  return row.id
}
