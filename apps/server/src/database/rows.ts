type Columns = Record<string, unknown>

/** The first row that a statement returns; null when it returns none. */
export async function findRow<Row extends Columns>(statement: PromiseLike<readonly Row[]>): Promise<Row | null> {
  const [row] = await statement
  return row ?? null
}

/** The same for a statement that always returns a row. @throws Error when it returns none */
export async function getRow<Row extends Columns>(statement: PromiseLike<readonly Row[]>): Promise<Row> {
  const row = await findRow(statement)
  if (row === null) throw new Error('The statement returned no row')
  return row
}

/** The only column of the first row; null when there is no row. */
export async function findValue<Row extends Columns>(
  statement: PromiseLike<readonly Row[]>,
): Promise<Row[keyof Row] | null> {
  const row = await findRow(statement)
  return row && onlyColumn(row)
}

/** The same for a statement that always returns a row. @throws Error when it returns none */
export async function getValue<Row extends Columns>(statement: PromiseLike<readonly Row[]>): Promise<Row[keyof Row]> {
  return onlyColumn(await getRow(statement))
}

/** The number that `select count(*)` gives. */
export async function getCount(statement: PromiseLike<readonly { count: number }[]>): Promise<number> {
  return await getValue(statement)
}

/** Whether a statement returns or changes any row. */
export async function hasRows(statement: PromiseLike<{ count: number }>): Promise<boolean> {
  return (await statement).count > 0
}

function onlyColumn<Row extends Columns>(row: Row): Row[keyof Row] {
  return Object.values(row)[0] as Row[keyof Row]
}
