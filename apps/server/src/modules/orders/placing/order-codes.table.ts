import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../../database/columns.ts'

/**
 * Codes that confirm a large order before it is placed. A code belongs to one `Idempotency-Key` and its request, and confirms nothing
 * else. Only its keyed hash is stored.
 */
export const orderCodes = pgTable(
  'order_codes',
  {
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
    usedAt: momentColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    check('order_codes_tries_check', sql`${table.tries} between 0 and 5`),
    index('order_codes_expires_idx').on(table.expiresAt),
    index('order_codes_phone_idx').on(table.phone),
  ],
)
