import { onlineMethods } from '@shop/contract'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, momentColumn, moneyColumn } from '../../../../database/columns.ts'

/** Payment requests to the sandbox, on a developer's machine only. */
export const sandboxIntentions = pgTable('sandbox_intentions', {
  orderId: idColumn(),
  paymentId: uuid().notNull().unique(),
  specialReference: text().notNull(),
  method: text({ enum: onlineMethods }).notNull().default('card'),
  amountPiastres: moneyColumn().notNull(),
  returnUrl: text().notNull(),
  expiresAt: momentColumn().notNull(),
})

/** Transactions of the simulated bank: payments, with refunds and voids as their children. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 900_001 }),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sandboxIntentions.orderId),
    parentId: bigint({ mode: 'number' }),
    kind: text({ enum: ['payment', 'refund', 'void'] }).notNull(),
    isSuccess: boolean().notNull(),
    isPending: boolean().notNull(),
    isVoided: boolean().notNull().default(false),
    amountPiastres: moneyColumn().notNull(),
    refundedPiastres: moneyColumn().notNull().default(0),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('sandbox_transactions_order_idx').on(table.orderId, table.id)],
)
