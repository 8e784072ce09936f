import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn, moneyColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** A line of an order before a change. Old changes name no colour. */
export type LineBefore = {
  sku: string
  nameEn: string
  nameAr: string
  colorNameEn?: string | null
  colorNameAr?: string | null
  quantity: number
  unitPricePiastres: number
}

/** Changes of the lines of an order by staff, with the version of before. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    actorId: idOf(users).notNull(),
    /** Why, for staff; deleted when the person is erased. */
    reason: text().notNull(),
    /** The lines of before, with SKU, names, colour, quantity and unit price in piastres. */
    lines: jsonb().$type<LineBefore[]>().notNull(),
    deliveryPiastres: moneyColumn().notNull(),
    totalPiastres: moneyColumn().notNull(),
    newTotalPiastres: moneyColumn().notNull(),
    /** What went back to the card, because the order became cheaper than its payment. */
    refundedPiastres: moneyColumn().notNull().default(0),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    check(
      'order_changes_refunded_check',
      sql`${table.refundedPiastres} between 0 and greatest(${table.totalPiastres} - ${table.newTotalPiastres}, 0)`,
    ),
    index('order_changes_order_idx').on(table.orderId, table.id),
    index('order_changes_actor_idx').on(table.actorId),
    index('order_changes_refunded_idx').on(table.orderId).where(sql`refunded_piastres > 0`),
  ],
)
