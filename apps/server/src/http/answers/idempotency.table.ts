import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/** First answers of calls that carry an `Idempotency-Key`, written in the transaction that does what they tell. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Whose key it is: two shoppers may choose the same one. */
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotent_answers_created_idx').on(table.createdAt),
  ],
)
