import type { ReadColumn, TypedStatement, ValueKind } from './typed-statements.ts'

/** A column as PostgreSQL describes it: `type` is an object id of pg_type. */
export type DescribedColumn = { name: string; type: number; table: number; number: number }

/** What a statement gave: its columns, and the rows of one run. */
export type Outcome = { columns: readonly DescribedColumn[]; rows: readonly Record<string, unknown>[] }

/**
 * Columns that may be null in their table and never are in these statements, by the end of the place. This list only shrinks: a new
 * statement gives its type `| null`.
 */
export const heldByConditions: readonly [file: string, column: string, reason: string][] = [
  ['messages/messages.repository.ts', 'sealed', "status = 'waiting': messages_sealed_check"],
  ['orders/orders.repository.ts', 'payBefore', 'pay_before <= …'],
  ['payments/attempts/payment-events.repository.ts', 'paymentId', 'payment_id = any (…)'],
  ['payments/webhooks/webhooks.repository.ts', 'dueAt', 'due_at <= … or is not null'],
  ['catalog/catalog.repository.ts', 'key', 'model_key is not null'],
]

/** What the driver makes of a type; all others arrive as strings. */
const kindOfType: Record<number, ValueKind> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'json',
  199: 'json[]',
  700: 'number',
  701: 'number',
  1000: 'boolean[]',
  1002: 'string[]',
  1003: 'string[]',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1015: 'string[]',
  1016: 'number[]',
  1021: 'number[]',
  1022: 'number[]',
  1082: 'Date',
  1114: 'Date',
  1115: 'Date[]',
  1182: 'Date[]',
  1184: 'Date',
  1185: 'Date[]',
  1231: 'string[]',
  2951: 'string[]',
  3802: 'json',
  3807: 'json[]',
}

/**
 * Compares what a statement gives with the row type by which the code reads it.
 *
 * @param nullable the columns of tables that may hold null, as `nameOfColumn` calls them
 * @returns one sentence for each disagreement
 */
export function compareColumns(statement: TypedStatement, given: Outcome, nullable: ReadonlySet<string>): string[] {
  const problems = statement.columns.flatMap((read) => {
    const described = given.columns.find(({ name }) => name === read.name)
    if (!described) return [`${read.name} is not selected`]
    return compareColumn(read, described, given.rows, isHeld(statement, read) ? new Set() : nullable)
  })
  if (statement.columns.length === 0) problems.push('its row type names no column')
  return problems.map((problem) => `${statement.place}: ${problem}`)
}

function isHeld({ place }: TypedStatement, { name }: ReadColumn): boolean {
  return heldByConditions.some(([file, column]) => place.includes(`${file}:`) && column === name)
}

/** A column of a table, by the numbers that PostgreSQL gives both. */
export function nameOfColumn({ table, number }: { table: number; number: number }): string {
  return `${table}.${number}`
}

function compareColumn(
  read: ReadColumn,
  described: DescribedColumn,
  rows: Outcome['rows'],
  nullable: ReadonlySet<string>,
): string[] {
  const kind = kindOfType[described.type] ?? 'string'
  const problems: string[] = []
  if (!read.kinds.some((expected) => fits(kind, expected))) {
    problems.push(`${read.name} is read as ${read.kinds.join(' | ')} and is ${kind}`)
  }
  if (read.canBeNull) return problems
  if (rows.some((row) => row[read.name] === null)) problems.push(`${read.name} was null and its type is not`)
  else if (nullable.has(nameOfColumn(described))) problems.push(`${read.name} can be null in its table`)
  return problems
}

function fits(kind: ValueKind, expected: ValueKind): boolean {
  if (expected === 'any' || kind === expected) return true
  if (kind === 'json') return expected !== 'Date' && expected !== 'Buffer'
  // PostgreSQL has one type for arrays of any depth.
  return kind.endsWith('[]') && expected.startsWith(kind)
}
