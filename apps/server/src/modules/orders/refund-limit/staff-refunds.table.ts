import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'
import { idColumn, momentColumn, moneyColumn } from '../../../database/columns.ts'
import { orderColumn, userColumn } from '../orders.table.ts'

/** Money that members of staff sent back, for the limits of a day. */
export const staffRefunds = pgTable(
  'staff_refunds',
  {
    id: idColumn(),
    actorId: userColumn().notNull(),
    orderId: orderColumn(),
    amountPiastres: moneyColumn().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('staff_refunds_amount_check', sql`${table.amountPiastres} > 0`),
    index('staff_refunds_actor_idx').on(table.actorId, table.createdAt),
    index('staff_refunds_order_idx').on(table.orderId),
  ],
)
