import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../../database/columns.ts'
import { verifications } from './verifications.table.ts'

/** The code that finishes a verification: a new one takes the row of the old, a used one is deleted. Only its keyed hash is stored. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    verificationId: uuid()
      .primaryKey()
      .references(() => verifications.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    /** Of guesses without the token of the verification, which anybody may make who knows the phone. */
    tokenlessTries: integer().notNull().default(0),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('one_time_codes_tries_check', sql`${table.tries} between 0 and 5`),
    check('one_time_codes_tokenless_tries_check', sql`${table.tokenlessTries} between 0 and 5`),
    index('one_time_codes_expires_idx').on(table.expiresAt),
  ],
)
