import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, momentColumn } from '../../../database/columns.ts'
import { users } from '../users.table.ts'

/** Logins, one for each device. Only the hash of the refresh token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: idOf(users, 'cascade').notNull(),
    tokenHash: text().notNull().unique(),
    device: text().notNull(),
    createdAt: momentColumn().notNull(),
    lastUsedAt: momentColumn().notNull(),
    revokedAt: momentColumn(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_last_used_idx').on(table.lastUsedAt)],
)
