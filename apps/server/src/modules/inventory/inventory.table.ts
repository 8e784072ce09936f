import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn } from '../../database/columns.ts'
import { variants } from '../catalog/catalog.table.ts'
import { users } from '../users/users.table.ts'

/**
 * The ledger of stock: units in (positive) and out (negative), never changed. A trigger adds each movement to `variants.stock`,
 * which a check keeps at zero or above. So the stock is always the sum of its movements.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: idColumn(),
    variantId: idOf(variants).notNull(),
    units: integer().notNull(),
    reason: text().notNull(),
    /** The order that took or returned the units. Not a foreign key, because this module does not know orders. */
    orderId: uuid(),
    /** The return with which the units came back; no foreign key, for the same reason. */
    returnId: uuid(),
    note: text().notNull().default(''),
    /** The member of staff who entered it; null for movements by orders. */
    actorId: idOf(users),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    check('stock_movements_units_check', sql`${table.units} <> 0`),
    check(
      'stock_movements_reason_check',
      sql`${table.reason} in ('import', 'delivery', 'correction', 'order', 'change', 'cancellation', 'return', 'damage')`,
    ),
    index('stock_movements_variant_idx').on(table.variantId, table.id),
    // An order takes the units of a variant once, returns them once, and writes them off once. Changes of its lines may be many.
    uniqueIndex('stock_movements_order_key')
      .on(table.orderId, table.variantId, table.reason)
      .where(sql`order_id is not null and return_id is null and reason <> 'change'`),
    // So does each return of a part of an order.
    uniqueIndex('stock_movements_return_key')
      .on(table.returnId, table.variantId, table.reason)
      .where(sql`return_id is not null`),
    check('stock_movements_return_check', sql`${table.returnId} is null or ${table.orderId} is not null`),
  ],
)

/**
 * Products whose stock a sale has changed, until every process is notified. Rows are written by the ledger's trigger, and deleted by the
 * statement that notifies. No foreign key: it would lock the product at each sale.
 */
export const stockNews = pgTable('stock_news', {
  id: idColumn(),
  productId: bigint({ mode: 'number' }).notNull(),
  /** Whether a variant was sold out or came back; else only the count changed. */
  isAvailability: boolean().notNull(),
  createdAt: momentColumn().notNull().defaultNow(),
})
