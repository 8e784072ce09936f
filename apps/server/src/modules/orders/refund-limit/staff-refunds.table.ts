import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn, moneyColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** Money that members of staff sent back or wrote off, for the limits of a day. */
export const staffRefunds = pgTable(
  'staff_refunds',
  {
    id: idColumn(),
    actorId: idOf(users).notNull(),
    /** Null for cash of a courier's sheet for which no order waits. */
    orderId: uuidOf(orders),
    amountPiastres: moneyColumn().notNull(),
    /** It is cash that never came, or that no order waits for; nothing went back to the shopper. */
    isWriteOff: boolean().notNull().default(false),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('staff_refunds_amount_check', sql`${table.amountPiastres} > 0`),
    index('staff_refunds_actor_idx').on(table.actorId, table.createdAt),
    index('staff_refunds_order_idx').on(table.orderId),
  ],
)
