import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'

/**
 * Who did what how often of late. A key is a keyed hash of the limit and of whom it counts, so no phone or address stands here.
 * The table is logged, so that a crash of the database opens no login that was closed.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** The most hits that fit between one hit and the moment it is forgotten. */
    max: integer('most').notNull(),
    hits: momentColumn().array().notNull(),
    /** When the newest hit is forgotten. */
    expiresAt: momentColumn().notNull(),
  },
  (table) => [index('rate_limits_expires_idx').on(table.expiresAt)],
)
