import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { isAccountOf } from '../../database/find-person.ts'
import { inDirection } from '../../database/in-direction.ts'
import { countedStatuses } from '../orders/index.ts'
import type { AccountRow } from '../users/index.ts'

export type CustomerFilter = {
  /** Phone, e-mail address or name; empty for all. */
  q: string
  isActive?: boolean | undefined
  isPhoneVerified?: boolean | undefined
}

/** A shopper's account with totals of its orders. Amounts in piastres. */
export type CustomerRow = AccountRow & { orders: number; spentPiastres: number; lastOrderAt: Date | null }

/** Counts that the page of one shopper shows. */
export type CustomerFigures = { sessions: number; cancelled: number; returned: number; guestOrders: number }

export async function countCustomers(db: Db, filter: CustomerFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from users u where ${whereCustomers(db, filter)}`
  return row?.count ?? 0
}

/** Lists a page of customers, ordered by registration. */
export async function listCustomers(
  db: Db,
  filter: CustomerFilter,
  range: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<CustomerRow[]> {
  const direction = inDirection(db, range.order)
  return await db<CustomerRow[]>`
    select ${customerColumns(db)}
    from (select * from users u where ${whereCustomers(db, filter)}
      order by u.created_at ${direction}, u.id ${direction} limit ${range.limit} offset ${range.offset}) as u
    ${ordersOfEach(db)} order by u.created_at ${direction}, u.id ${direction}`
}

export async function findCustomer(db: Db, id: UserId): Promise<CustomerRow | null> {
  const [row] = await db<CustomerRow[]>`
    select ${customerColumns(db)} from users u ${ordersOfEach(db)} where u.id = ${id} and u.role = 'shopper'`
  return row ?? null
}

export async function getFigures(db: Db, { id, phone }: AccountRow, usedSince: Date): Promise<CustomerFigures> {
  const [row] = await db<CustomerFigures[]>`
    select
      (select count(*) from sessions where user_id = ${id} and revoked_at is null and last_used_at > ${usedSince}) as sessions,
      (select count(*) from orders where user_id = ${id} and status = 'cancelled') as cancelled,
      (select count(*) from orders where user_id = ${id} and status = 'returned') as returned,
      (select count(*) from orders where user_id is null and phone = ${phone}) as guest_orders`
  return row ?? { sessions: 0, cancelled: 0, returned: 0, guestOrders: 0 }
}

export type SavedCartLine = { nameEn: string; nameAr: string; quantity: number; createdAt: Date }

export async function listSavedCart(db: Db, userId: UserId): Promise<SavedCartLine[]> {
  return await db<SavedCartLine[]>`
    select p.name_en, p.name_ar, l.quantity, l.created_at
    from carts c join cart_lines l on l.cart_id = c.id join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
    where c.user_id = ${userId} order by l.id`
}

function whereCustomers(db: Db, { q, isActive, isPhoneVerified }: CustomerFilter) {
  const conditions = [
    // An array forces the planner to search names first: it matches few accounts, other filters match many.
    q !== '' && db`u.id = any (array(select u.id from users u where ${isAccountOf(db, q)}))`,
    isActive !== undefined && db`u.is_active = ${isActive}`,
    isPhoneVerified !== undefined && db`u.is_phone_verified = ${isPhoneVerified}`,
  ].filter((condition) => condition !== false)
  return conditions.reduce((all, condition) => db`${all} and ${condition}`, db`u.role = 'shopper'`)
}

function customerColumns(db: Db) {
  return db`
    u.id, u.phone, u.first_name, u.last_name, u.email, u.role, u.is_phone_verified, u.is_active, u.version, u.created_at,
    u.updated_at, bought.orders, bought.spent_piastres, bought.last_order_at`
}

function ordersOfEach(db: Db) {
  return db`
    cross join lateral (
      select count(*) filter (where counts) as orders, max(o.created_at) as last_order_at,
        coalesce(sum(o.total_piastres) filter (where counts), 0)::bigint as spent_piastres
      from orders o cross join lateral (select o.status = any (${[...countedStatuses]}::text[]) as counts) as state
      where o.user_id = u.id) as bought`
}
