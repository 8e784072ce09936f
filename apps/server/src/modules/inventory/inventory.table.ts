import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, momentColumn } from '../../database/columns.ts'
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
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id),
    units: integer().notNull(),
    reason: text().notNull(),
    /** The order that took or returned the units. Not a foreign key, because this module does not know orders. */
    orderId: uuid(),
    note: text().notNull().default(''),
    /** The member of staff who entered it; null for movements by orders. */
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
    // An order takes the units of a variant once and returns them once.
    uniqueIndex('stock_movements_order_key')
      .on(table.orderId, table.variantId, table.reason)
      .where(sql`order_id is not null`),
  ],
)
