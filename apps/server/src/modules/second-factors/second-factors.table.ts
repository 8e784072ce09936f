import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** The second factor of a member of staff: the secret that their authenticator app shares with the shop, sealed. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealedSecret: text().notNull(),
    createdAt: momentColumn().notNull(),
    /** Null until a code has shown that the app has the secret; until then it asks for nothing. */
    confirmedAt: momentColumn(),
    /** The time step of the newest code that was used: no code of this step or an older one counts any more. */
    lastStep: integer(),
  },
  (table) => [check('second_factors_step_check', sql`(${table.confirmedAt} is null) = (${table.lastStep} is null)`)],
)

/** What takes the place of a code when the phone is lost, as Argon2id hashes. Each counts once. */
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
