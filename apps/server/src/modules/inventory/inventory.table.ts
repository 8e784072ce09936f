import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, momentColumn } from '../../database/columns.ts'
import { variants } from '../catalog/catalog.table.ts'
import { users } from '../users/users.table.ts'

/**
 * The ledger of stock: what came in (positive) and what went out (negative), never changed afterwards. A trigger adds each
 * movement to `variants.stock`, whose check refuses to go below zero; so the stock at hand is always the sum of its movements.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: idColumn(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id),
    units: integer().notNull(),
    reason: text().notNull(),
    /** The order that took or gave back the units. A number here, not a key: the ledger knows nothing of orders. */
    orderId: uuid(),
    note: text().notNull().default(''),
    /** Who of the staff wrote it by hand; null for what the shop did by itself. */
    actorId: bigint({ mode: 'number' }).references(() => users.id),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    check('stock_movements_units_check', sql`${table.units} <> 0`),
    check(
      'stock_movements_reason_check',
      sql`${table.reason} in ('import', 'delivery', 'correction', 'order', 'cancellation', 'return')`,
    ),
    index('stock_movements_variant_idx').on(table.variantId, table.id),
    // An order takes a variant's units once and gives them back once.
    uniqueIndex('stock_movements_order_key')
      .on(table.orderId, table.variantId, table.reason)
      .where(sql`order_id is not null`),
  ],
)
