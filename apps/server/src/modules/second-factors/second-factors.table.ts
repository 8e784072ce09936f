import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idOf, momentColumn } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Second factors of staff: the encrypted secret of the authenticator app. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: idOf(users, 'cascade').primaryKey(),
    sealedSecret: text().notNull(),
    createdAt: momentColumn().notNull(),
    /** Null until a code proves that the app has the secret; until then no login needs it. */
    confirmedAt: momentColumn(),
    /** Time step of the newest used code. Codes of this step and older ones are refused. */
    lastStep: integer(),
  },
  (table) => [check('second_factors_step_check', sql`(${table.confirmedAt} is null) = (${table.lastStep} is null)`)],
)

/** Recovery codes as Argon2id hashes. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: momentColumn(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
