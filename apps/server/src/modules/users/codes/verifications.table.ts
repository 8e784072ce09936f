import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../../database/columns.ts'
import { registrations } from '../registration/registrations.table.ts'
import { users } from '../users.table.ts'

/**
 * What somebody has begun that a code to the phone finishes: a registration, the login of an account whose phone is not verified, a new
 * password, a second factor. Whoever began it holds its token; only the hash is stored.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    purpose: text().notNull(),
    phone: text().notNull(),
    /** The account that logs in or sets up a second factor. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The registration that the code finishes; null where none may be finished, so that both do the same work. */
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** Begun by a client that sends no token: its code is found by the phone alone. */
    isTokenless: boolean().notNull().default(false),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('verifications_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    check(
      'verifications_purpose_check',
      sql`case ${table.purpose}
        when 'registration' then ${table.userId} is null
        when 'reset' then ${table.userId} is null and ${table.registrationId} is null and not ${table.isTokenless}
        when 'login' then ${table.userId} is not null and ${table.registrationId} is null and not ${table.isTokenless}
        when 'second_factor' then ${table.userId} is not null and ${table.registrationId} is null and not ${table.isTokenless}
        else false end`,
    ),
    index('verifications_phone_idx').on(table.phone, table.purpose, table.createdAt),
    index('verifications_user_idx').on(table.userId),
    index('verifications_registration_idx').on(table.registrationId),
    index('verifications_expires_idx').on(table.expiresAt),
  ],
)
