import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { checkNotNegative, idColumn, momentColumn, moneyColumn } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** The sheets of couriers that were applied and were to bring cash. */
export const settlements = pgTable(
  'settlements',
  {
    id: idColumn(),
    actorId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('settlements_actor_idx').on(table.actorId)],
)

/** The orders of a sheet that waited for cash. What came of them is in their receipts. */
export const settlementOrders = pgTable(
  'settlement_orders',
  {
    settlementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => settlements.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** What the order had to bring when the sheet was applied. */
    expectedPiastres: moneyColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.orderId] }),
    index('settlement_orders_order_idx').on(table.orderId),
    checkNotNegative('settlement_orders_expected_check', table.expectedPiastres),
  ],
)
