import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../database/columns.ts'
import { users } from './users.table.ts'

/** Phones that may not order, with an account or without one. */
export const phoneBlocks = pgTable('phone_blocks', {
  phone: text().primaryKey(),
  /** The member of staff who blocked it; null for blocks that are older than this record. */
  actorId: bigint({ mode: 'number' }).references(() => users.id),
  createdAt: momentColumn().notNull(),
})
