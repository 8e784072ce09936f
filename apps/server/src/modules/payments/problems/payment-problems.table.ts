import { paymentProblemReasons } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { paymentEvents, payments } from '../payments.table.ts'

/** Problems for staff: an attempt with a reason, or money without a known attempt. */
export const paymentProblems = pgTable(
  'payment_problems',
  {
    id: idColumn(),
    paymentId: uuidOf(payments),
    /** The provider's answer about an unknown payment. */
    eventId: idOf(paymentEvents),
    reason: text().notNull(),
    createdAt: momentColumn().notNull(),
    dealtWithAt: momentColumn(),
    /** Null while the problem is open, and when it was resolved without staff. */
    actorId: idOf(users),
    note: text().notNull().default(''),
  },
  (table) => [
    check('payment_problems_reason_check', isOneOf(table.reason, paymentProblemReasons)),
    check('payment_problems_subject_check', sql`(${table.paymentId} is null) <> (${table.eventId} is null)`),
    check('payment_problems_actor_check', sql`${table.actorId} is null or ${table.dealtWithAt} is not null`),
    // A repeated webhook opens no second problem.
    uniqueIndex('payment_problems_open_key').on(table.paymentId, table.reason).where(sql`dealt_with_at is null`),
    uniqueIndex('payment_problems_event_key').on(table.eventId),
    // Read backwards: open ones first, then the newest.
    index('payment_problems_listed_idx').on(sql`(${table.dealtWithAt} is null)`, table.createdAt, table.id),
    index('payment_problems_reason_idx').on(
      table.reason,
      sql`(${table.dealtWithAt} is null)`,
      table.createdAt,
      table.id,
    ),
    index('payment_problems_actor_idx').on(table.actorId).where(sql`actor_id is not null`),
  ],
)
