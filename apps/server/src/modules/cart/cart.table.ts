import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, idOf, lifeColumns, momentColumn, moneyColumn } from '../../database/columns.ts'
import { variants } from '../catalog/catalog.table.ts'
import { users } from '../users/users.table.ts'

/** A cart belongs to a guest's session key or to a user, never to both. */
export const carts = pgTable(
  'carts',
  {
    id: idColumn(),
    sessionKey: uuid().unique(),
    userId: idOf(users, 'cascade').unique(),
    ...lifeColumns,
  },
  (table) => [
    check('carts_owner_check', sql`(${table.sessionKey} is null) <> (${table.userId} is null)`),
    index('carts_guest_age_idx').on(table.updatedAt).where(sql`session_key is not null`),
  ],
)

/** Lines of a cart, one for each variant. `seenPricePiastres` is the price when the shopper added it. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: idColumn(),
    cartId: idOf(carts, 'cascade').notNull(),
    variantId: idOf(variants).notNull(),
    quantity: integer().notNull(),
    seenPricePiastres: moneyColumn().notNull(),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    unique('cart_lines_cart_variant_key').on(table.cartId, table.variantId),
    check('cart_lines_quantity_check', sql`${table.quantity} between 1 and 99`),
    check('cart_lines_seen_price_check', sql`${table.seenPricePiastres} > 0`),
  ],
)
