import { type GovernorateCode, governorateCodes } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, idOf, isOneOf, lifeColumns, momentColumn } from '../../../database/columns.ts'
import { users } from '../users.table.ts'

/** The address book of a shopper: what they saved, and one address of the last order. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: idColumn(),
    userId: idOf(users, 'cascade').notNull(),
    governorate: text().$type<GovernorateCode>().notNull(),
    city: text().notNull(),
    area: text().notNull(),
    address: text().notNull(),
    building: text().notNull(),
    floor: text().notNull(),
    apartment: text().notNull(),
    landmark: text().notNull(),
    isSaved: boolean().notNull(),
    /** When an order went there last; null for one that was only saved. */
    usedAt: momentColumn(),
    ...lifeColumns,
  },
  (table) => [
    check('user_addresses_governorate_check', isOneOf(table.governorate, governorateCodes)),
    checkNotBlank('user_addresses_city_check', table.city),
    checkNotBlank('user_addresses_address_check', table.address),
    index('user_addresses_user_idx').on(table.userId, table.id),
    uniqueIndex('user_addresses_last_key').on(table.userId).where(sql`not is_saved`),
  ],
)
