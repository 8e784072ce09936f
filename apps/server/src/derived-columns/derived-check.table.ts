import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'
import { momentColumn } from '../database/columns.ts'

/** What the last check of the derived columns found: one row, once there was a check. */
export const derivedCheck = pgTable(
  'derived_check',
  {
    isOnly: boolean().primaryKey().default(true),
    checkedAt: momentColumn().notNull(),
    /** How many stored values differ from their sources. */
    differences: integer().notNull(),
  },
  (table) => [
    check('derived_check_only_check', sql`${table.isOnly}`),
    check('derived_check_differences_check', sql`${table.differences} >= 0`),
  ],
)
