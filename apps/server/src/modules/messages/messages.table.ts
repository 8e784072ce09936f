import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/**
 * Messages on their way to a phone, and what became of them. Number and text are sealed (src/secrets.ts) while they wait, and
 * gone once the message is sent or given up.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    status: text().notNull().default('waiting'),
    sealed: text(),
    attempts: integer().notNull().default(0),
    /** Until then the process that took the message may still be sending it. */
    takenUntil: momentColumn(),
    provider: text(),
    /** The provider's own name of the message, to ask about it. */
    providerId: text(),
    failure: text(),
    createdAt: momentColumn().notNull(),
    /** Sent later it would be of no use. */
    expiresAt: momentColumn().notNull(),
    sentAt: momentColumn(),
  },
  (table) => [
    check('messages_status_check', sql`${table.status} in ('waiting', 'sent', 'failed', 'withheld')`),
    check('messages_sealed_check', sql`(${table.status} = 'waiting') = (${table.sealed} is not null)`),
    index('messages_created_idx').on(table.createdAt),
  ],
)

/** Messages that the `outbox` driver stores instead of sending; on a developer's machine only. */
export const outboxMessages = pgTable('outbox_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  body: text().notNull(),
  createdAt: momentColumn().notNull(),
})
