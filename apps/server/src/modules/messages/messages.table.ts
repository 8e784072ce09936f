import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/**
 * Messages to phones and their delivery. Number and text are encrypted (src/secrets.ts) while a message waits, and deleted when it
 * ends.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** What it is about, such as an order; null for a code or an invitation. */
    about: uuid(),
    status: text().notNull().default('waiting'),
    sealed: text(),
    attempts: integer().notNull().default(0),
    /** Until then a process has claimed the message for sending. */
    takenUntil: momentColumn(),
    provider: text(),
    /** The provider's id of the message. */
    providerId: text(),
    failure: text(),
    createdAt: momentColumn().notNull(),
    /** After this moment the message is not sent. */
    expiresAt: momentColumn().notNull(),
    sentAt: momentColumn(),
  },
  (table) => [
    check('messages_status_check', sql`${table.status} in ('waiting', 'sent', 'failed', 'withheld')`),
    check('messages_sealed_check', sql`(${table.status} = 'waiting') = (${table.sealed} is not null)`),
    index('messages_created_idx').on(table.createdAt),
    index('messages_about_idx').on(table.about).where(sql`about is not null`),
  ],
)

/** Messages that the `outbox` driver stores instead of sending; on a developer's machine only. */
export const outboxMessages = pgTable('outbox_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  body: text().notNull(),
  createdAt: momentColumn().notNull(),
})
