import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/** The code that counts now, for each phone and purpose: a new one takes the row of the old. Only its keyed hash is kept. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    phone: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
    usedAt: momentColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    check('one_time_codes_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    check('one_time_codes_purpose_check', sql`${table.purpose} in ('verify', 'reset')`),
    check('one_time_codes_tries_check', sql`${table.tries} between 0 and 5`),
    index('one_time_codes_expires_idx').on(table.expiresAt),
  ],
)
