import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/** First answers of requests with an `Idempotency-Key`, saved in the transaction of the work. */
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
