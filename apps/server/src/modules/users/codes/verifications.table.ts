import type { PhoneNumber } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, momentColumn, uuidOf } from '../../../database/columns.ts'
import { registrations } from '../registration/registrations.table.ts'
import { users } from '../users.table.ts'
import type { CodePurpose } from './one-time-code.rules.ts'

/**
 * Steps that a code to the phone confirms: a registration, a login before the phone is verified, a new password, a second factor,
 * and the link of an order.
 * The client stores the token; the shop stores only its hash.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    purpose: text().$type<CodePurpose>().notNull(),
    phone: text().$type<PhoneNumber>().notNull(),
    /** The account that logs in or sets up a second factor. */
    userId: idOf(users, 'cascade'),
    /** The registration that the code finishes. Null when it may finish none; the work is the same. */
    registrationId: uuidOf(registrations, 'cascade'),
    /** The client sends no token: the code is found by the phone. */
    isTokenless: boolean().notNull().default(false),
    /** The number of the order that the code opens; null for other purposes. */
    subject: text(),
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
        when 'order_link' then ${table.userId} is null and ${table.registrationId} is null and not ${table.isTokenless}
        else false end`,
    ),
    check('verifications_subject_check', sql`(${table.purpose} = 'order_link') = (${table.subject} is not null)`),
    index('verifications_phone_idx').on(table.phone, table.purpose, table.createdAt),
    index('verifications_user_idx').on(table.userId),
    index('verifications_registration_idx').on(table.registrationId),
    index('verifications_expires_idx').on(table.expiresAt),
  ],
)

/** The code of a verification, as a keyed hash. A new code replaces the row; a used one is deleted. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    verificationId: uuidOf(verifications, 'cascade').primaryKey(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    /** Guesses without the token, which anybody can make who knows the phone. */
    tokenlessTries: integer().notNull().default(0),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('one_time_codes_tries_check', sql`${table.tries} between 0 and 5`),
    check('one_time_codes_tokenless_tries_check', sql`${table.tokenlessTries} between 0 and 5`),
    index('one_time_codes_expires_idx').on(table.expiresAt),
  ],
)
