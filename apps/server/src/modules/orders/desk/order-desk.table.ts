import { undoableSteps } from '@shop/contract/staff'
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** How to undo the newest step of an order, until `undo_until` and before its message is sent. */
export const orderUndos = pgTable(
  'order_undos',
  {
    orderId: uuidOf(orders).primaryKey(),
    step: text().notNull(),
    eventId: bigint({ mode: 'number' }).notNull(),
    messageId: uuid(),
    /** The step booked the cash of the order. */
    receivesCash: boolean().notNull(),
    undoUntil: momentColumn().notNull(),
  },
  (table) => [check('order_undos_step_check', isOneOf(table.step, undoableSteps))],
)

/** Notes of staff about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    actorId: idOf(users).notNull(),
    text: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    index('order_notes_order_idx').on(table.orderId, table.id),
    index('order_notes_actor_idx').on(table.actorId),
  ],
)

/** Corrections of the recipient, with the previous values, which are deleted when the person is erased. */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    actorId: idOf(users).notNull(),
    /** Fields of the recipient, as the checkout names them. */
    fields: text().array().notNull(),
    before: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    index('order_corrections_order_idx').on(table.orderId, table.id),
    index('order_corrections_actor_idx').on(table.actorId),
  ],
)
