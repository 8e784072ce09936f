import { customerNoteKinds } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/**
 * One row for each phone that has ordered, has an account, is blocked or has notes. Triggers derive it from those tables at the end of
 * each transaction (`refresh_customers`); nothing else writes it.
 */
export const customers = pgTable(
  'customers',
  {
    phone: text().primaryKey(),
    /** The name of the newest order, else of the account. */
    name: text().notNull().default(''),
    /** All names of the orders and of the account, for the search. */
    knownNames: text().notNull().default(''),
    email: text().notNull().default(''),
    /** The shopper's account with this phone. */
    accountId: bigint({ mode: 'number' }),
    isBlocked: boolean().notNull().default(false),
    orders: integer().notNull().default(0),
    /** Orders that were delivered, also when they came back later. */
    delivered: integer().notNull().default(0),
    /** Orders whose parcel came back undelivered. */
    refused: integer().notNull().default(0),
    /** Delivered orders that came back completely. */
    returned: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    lastOrderAt: momentColumn(),
  },
  (table) => [
    // Covers the filters of the list, so that their counts read the index only.
    index('customers_listed_idx').on(
      table.lastOrderAt.desc().nullsLast(),
      table.phone,
      table.isBlocked,
      table.refused,
      table.accountId,
    ),
    index('customers_orders_idx').on(table.orders, table.phone),
    index('customers_refused_idx').on(table.refused, table.phone),
    index('customers_blocked_idx').on(table.phone).where(sql`is_blocked`),
    index('customers_person_idx').using(
      'gin',
      sql`person_words(${table.knownNames}, '', ${table.phone}, ${table.email}) gin_trgm_ops`,
    ),
  ],
)

/** Notes of staff about a phone, and the reasons for which it was blocked and unblocked. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: idColumn(),
    phone: text().notNull(),
    kind: text().notNull(),
    actorId: idOf(users).notNull(),
    text: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('customer_notes_kind_check', isOneOf(table.kind, customerNoteKinds)),
    index('customer_notes_phone_idx').on(table.phone, table.id),
    index('customer_notes_actor_idx').on(table.actorId),
    index('customer_notes_at_idx').on(table.createdAt),
  ],
)
