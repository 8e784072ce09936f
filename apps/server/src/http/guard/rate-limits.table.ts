import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/**
 * Recent hits per rate limit. The key is a keyed hash of the limit and its subject, so the table contains no phone or address.
 * The table is logged (WAL), so a crash of the database does not reset a limit.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** Maximum of hits within the window. */
    max: integer('most').notNull(),
    hits: momentColumn().array().notNull(),
    /** When the newest hit leaves the window. */
    expiresAt: momentColumn().notNull(),
  },
  (table) => [index('rate_limits_expires_idx').on(table.expiresAt)],
)
