import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { products } from '../../catalog/catalog.table.ts'
import { users } from '../../users/users.table.ts'
import { orderLines, orders } from '../orders.table.ts'
import { returns } from '../returns/returns.table.ts'

/** The serial numbers of packed units. A unit is in one order at a time; one that came back may be sold again. */
export const orderSerials = pgTable(
  'order_serials',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    lineId: idOf(orderLines).notNull(),
    productId: idOf(products).notNull(),
    serial: text().notNull(),
    /** Who packed the unit. */
    actorId: idOf(users).notNull(),
    createdAt: momentColumn().notNull(),
    /** When the unit came back; null while it is out. */
    returnedAt: momentColumn(),
    /** The return that it came back by; null for a parcel that came back. */
    returnId: uuidOf(returns),
  },
  (table) => [
    check('order_serials_serial_check', sql`${table.serial} ~ '^[A-Z0-9][A-Z0-9./_:+-]{3,39}$'`),
    check('order_serials_return_check', sql`${table.returnId} is null or ${table.returnedAt} is not null`),
    uniqueIndex('order_serials_out_key').on(table.productId, table.serial).where(sql`returned_at is null`),
    index('order_serials_searched_idx').on(table.serial),
    index('order_serials_order_idx').on(table.orderId),
    index('order_serials_line_idx').on(table.lineId),
    index('order_serials_actor_idx').on(table.actorId),
    index('order_serials_return_idx').on(table.returnId).where(sql`return_id is not null`),
  ],
)
