import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentColumn } from '../../../database/columns.ts'

/** Registrations, which become accounts when their phone is verified. One phone may have several. */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    check('registrations_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    index('registrations_phone_idx').on(table.phone, table.createdAt),
    index('registrations_expires_idx').on(table.expiresAt),
  ],
)
