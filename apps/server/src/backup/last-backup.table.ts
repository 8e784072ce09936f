import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { momentColumn } from '../database/columns.ts'

/** When the shop was last backed up: one row, once it was. No backup carries it. */
export const lastBackup = pgTable(
  'last_backup',
  { isOnly: boolean().primaryKey().default(true), takenAt: momentColumn().notNull() },
  (table) => [check('last_backup_only_check', sql`${table.isOnly}`)],
)
