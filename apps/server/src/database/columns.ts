import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, integer, numeric, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A row's own number; below 2^53, so that JavaScript holds it exactly. */
export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A table that others refer to by its id. */
type Referred<Id> = { id: PgColumn & { _: { data: Id } } }
/** What becomes of a row when the row that it refers to is deleted; without it, that row cannot be deleted. */
type OnDelete = 'cascade' | 'set null'

/** The id of a row of another table, which is a number. */
export function idOf<Id extends number>({ id }: Referred<Id>, onDelete?: OnDelete) {
  return bigint({ mode: 'number' })
    .$type<Id>()
    .references(() => id, onDelete && { onDelete })
}

/** The id of a row of another table, which is a UUID. */
export function uuidOf<Id extends string>({ id }: Referred<Id>, onDelete?: OnDelete) {
  return uuid()
    .$type<Id>()
    .references(() => id, onDelete && { onDelete })
}

/** An amount in piastres. */
export const moneyColumn = () => bigint({ mode: 'number' })

/** A number in the base unit of its dimension. */
export const quantityColumn = () => numeric({ precision: 14, scale: 3, mode: 'number' })

export const momentColumn = () => timestamp({ withTimezone: true })

/** When a row was made and last changed. */
export const lifeColumns = {
  createdAt: momentColumn().notNull().defaultNow(),
  updatedAt: momentColumn().notNull().defaultNow(),
}

/** The same for a row that people change: a change names the version that they looked at. */
export const versionedColumns = { version: integer().notNull().default(1), ...lifeColumns }

/** Stored amounts are never negative. */
export function checkNotNegative(name: string, column: PgColumn) {
  return check(name, sql`${column} >= 0`)
}

/** Text that people must be able to read: not empty, not blanks. */
export function checkNotBlank(name: string, column: PgColumn) {
  return check(name, sql`btrim(${column}) <> ''`)
}

/** The condition of a check: a column holds one of some words, or nothing. */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  const list = sql.raw(values.map((value) => `'${value}'`).join(', '))
  return sql`${column} in (${list})`
}
