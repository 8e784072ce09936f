import type { PhoneNumber } from '@shop/contract'
import { staffRoles } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, isOneOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { messages } from '../../messages/messages.table.ts'
import { users } from '../../users/users.table.ts'

/** Open invitations to the staff, one for each phone. Only the hash of the link's token is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    phone: text().$type<PhoneNumber>().notNull().unique(),
    role: text({ enum: staffRoles }).notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** The inviter, who must still be an administrator at the acceptance; null for an invitation by a command. */
    invitedBy: idOf(users),
    messageId: uuidOf(messages, 'set null'),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('staff_invitations_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    check('staff_invitations_role_check', isOneOf(table.role, staffRoles)),
    index('staff_invitations_invited_by_idx').on(table.invitedBy),
    index('staff_invitations_message_idx').on(table.messageId),
  ],
)
