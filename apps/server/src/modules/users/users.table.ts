import { type PhoneNumber, type UserId, userRoles } from '@shop/contract'
import { permissions } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn, versionedColumns } from '../../database/columns.ts'

/** People with an account: shoppers and staff. A phone number belongs to one of them. */
export const users = pgTable(
  'users',
  {
    id: idColumn().$type<UserId>(),
    phone: text().$type<PhoneNumber>().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull().default(''),
    role: text({ enum: userRoles }).notNull().default('shopper'),
    isPhoneVerified: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Permissions in place of those of the role; null: those of the role. */
    permissions: text({ enum: permissions }).array(),
    /** What a member of staff may send back to shoppers on one day; null: no limit. */
    refundLimitPiastres: bigint({ mode: 'number' }),
    ...versionedColumns,
  },
  (table) => [
    check('users_phone_check', sql`${table.phone} ~ '^[+]201[0125][0-9]{8}$'`),
    check('users_role_check', isOneOf(table.role, userRoles)),
    check(
      'users_rights_check',
      sql`${table.role} not in ('admin', 'shopper') or (${table.permissions} is null and ${table.refundLimitPiastres} is null)`,
    ),
    check('users_refund_limit_check', sql`${table.refundLimitPiastres} >= 0`),
    index('users_role_idx').on(table.role, table.createdAt, table.id),
    index('users_person_idx').using(
      'gin',
      sql`person_words(${table.firstName}, ${table.lastName}, ${table.phone}, ${table.email}) gin_trgm_ops`,
    ),
  ],
)

/** Phones that are blocked from ordering, with or without an account. */
export const phoneBlocks = pgTable('phone_blocks', {
  phone: text().primaryKey(),
  /** The member of staff who blocked it; null for blocks from before this column existed. */
  actorId: idOf(users),
  createdAt: momentColumn().notNull(),
})
