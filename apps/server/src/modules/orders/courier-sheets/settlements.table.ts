import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkNotNegative, idColumn, idOf, momentColumn, moneyColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** The sheets of couriers that were applied and were to bring cash, also those without one right row. */
export const settlements = pgTable(
  'settlements',
  {
    id: idColumn(),
    actorId: idOf(users).notNull(),
    /** Of the text of the sheet, so that the same sheet is written once; null for sheets of before this was kept. */
    digest: text(),
    /** Rows with money for which no order waits, such as of an unknown order, and what they name of it. */
    unmatchedRows: integer().notNull().default(0),
    unmatchedPiastres: moneyColumn().notNull().default(0),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    index('settlements_actor_idx').on(table.actorId),
    uniqueIndex('settlements_digest_key').on(table.digest),
    checkNotNegative('settlements_unmatched_check', table.unmatchedPiastres),
  ],
)

/** The orders of a sheet that waited for cash. What came of them is in their receipts, and one whose parcel turned back waits no more. */
export const settlementOrders = pgTable(
  'settlement_orders',
  {
    settlementId: idOf(settlements).notNull(),
    orderId: uuidOf(orders).notNull(),
    /** What the order had to bring when the sheet was applied. */
    expectedPiastres: moneyColumn().notNull(),
    /** What the sheet names for it; null if that cannot be read, and for sheets of before this was kept. */
    namedPiastres: moneyColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.orderId] }),
    index('settlement_orders_order_idx').on(table.orderId),
    checkNotNegative('settlement_orders_expected_check', table.expectedPiastres),
    checkNotNegative('settlement_orders_named_check', table.namedPiastres),
  ],
)

/**
 * What staff have cleared up of the cash for which no order waits: all that was unmatched of a sheet then. The same is never cleared twice, and what is unmatched
 * beyond the last clearing, because another parcel turned back since, is not cleared.
 */
export const settlementClearings = pgTable(
  'settlement_clearings',
  {
    settlementId: idOf(settlements).notNull(),
    unmatchedRows: integer().notNull(),
    unmatchedPiastres: moneyColumn().notNull(),
    actorId: idOf(users).notNull(),
    /** What became of the cash; empty once notes must not name people any more. */
    reason: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'settlement_clearings_pkey',
      columns: [table.settlementId, table.unmatchedRows, table.unmatchedPiastres],
    }),
    index('settlement_clearings_actor_idx').on(table.actorId),
    check('settlement_clearings_rows_check', sql`${table.unmatchedRows} > 0`),
    checkNotNegative('settlement_clearings_unmatched_check', table.unmatchedPiastres),
  ],
)
