import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../../database/columns.ts'
import { messages } from '../../messages/messages.table.ts'
import { users } from '../../users/users.table.ts'

/** Invitations to the staff that were not accepted yet, one for each phone. Of the link's token only the hash is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    phone: text().notNull().unique(),
    role: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** The administrator, who must still be one when it is accepted; null for one that was made at the machine. */
    invitedBy: bigint({ mode: 'number' }).references(() => users.id),
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('staff_invitations_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    check('staff_invitations_role_check', sql`${table.role} in ('catalogue', 'orders', 'support', 'admin')`),
    index('staff_invitations_invited_by_idx').on(table.invitedBy),
    index('staff_invitations_message_idx').on(table.messageId),
  ],
)
