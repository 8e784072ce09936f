import { callSources } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/**
 * Confirmation calls and their outcomes. A confirmation by the link, or of a known customer, counts as a call that reached the shopper. Who
 * asks for a change asks to be called at once; the note is what they wrote.
 */
export const orderCalls = pgTable(
  'order_calls',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    /** Who called; null without a call. */
    actorId: idOf(users),
    source: text().notNull().default('staff'),
    outcome: text().notNull(),
    note: text().notNull(),
    /** When the shopper asked to be called. */
    callAgainAt: momentColumn(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check(
      'order_calls_outcome_check',
      isOneOf(table.outcome, ['reached', 'no_answer', 'postponed', 'wrong_number', 'cancels']),
    ),
    check('order_calls_source_check', isOneOf(table.source, callSources)),
    check('order_calls_actor_check', sql`(${table.actorId} is null) = (${table.source} <> 'staff')`),
    check(
      'order_calls_link_check',
      sql`${table.source} = 'staff' or ${table.outcome} = case ${table.source} when 'shopper' then 'postponed' else 'reached' end`,
    ),
    check('order_calls_again_check', sql`${table.callAgainAt} is null or ${table.outcome} = 'postponed'`),
    index('order_calls_order_idx').on(table.orderId, table.id),
    index('order_calls_reached_idx').on(table.orderId).where(sql`outcome = 'reached'`),
    index('order_calls_actor_idx').on(table.actorId),
  ],
)

/** Who is calling the shopper of an order, until when. One row for each order; an old one is replaced. */
export const callClaims = pgTable(
  'call_claims',
  {
    orderId: uuidOf(orders).primaryKey(),
    callerId: idOf(users).notNull(),
    claimedUntil: momentColumn().notNull(),
  },
  (table) => [index('call_claims_caller_idx').on(table.callerId)],
)
