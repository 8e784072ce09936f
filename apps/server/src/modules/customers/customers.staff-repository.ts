import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { isPerson } from '../../database/find-person.ts'
import { inDirection } from '../../database/in-direction.ts'
import type { RowList } from '../../database/row-list.ts'
import { findRow, getCount, getRow } from '../../database/rows.ts'
import { countedStatuses, receivedMoney } from '../orders/index.ts'
import type { AccountRow } from '../users/index.ts'

export type CustomerFilter = {
  /** Phone, e-mail address or name; empty for all. */
  q: string
  is_blocked?: boolean | undefined
  has_refusals?: boolean | undefined
  has_account?: boolean | undefined
}

export type CustomerSort = { sort: 'last_order_at' | 'orders' | 'refused'; order: 'asc' | 'desc' }

/** A phone with the figures of its orders. Amounts in piastres. */
export type CustomerRow = {
  phone: PhoneNumber
  name: string
  accountId: UserId | null
  isBlocked: boolean
  orders: number
  delivered: number
  refused: number
  returned: number
  cancelled: number
  lastOrderAt: Date | null
  receivedPiastres: number
  outstandingPiastres: number
}

/** What the page of a customer shows of the account. */
export type AccountFigures = { sessions: number; ordersForOthers: number }

/** Lists customers. Those without orders have no last one, and are listed after the others. */
export function listCustomers(db: Db, filter: CustomerFilter, sort: CustomerSort): RowList<CustomerRow> {
  const where = whereCustomers(db, filter)
  const sorted = orderBy(db, sort)
  return {
    count: () => getCount(db<{ count: number }[]>`select count(*) from customers c where ${where}`),
    read: async ({ limit, offset }) =>
      await db<CustomerRow[]>`
      select ${customerColumns(db)}
      from (select * from customers c where ${where} order by ${sorted} limit ${limit} offset ${offset}) as c
      ${moneyOfEach(db)} order by ${sorted}`,
  }
}

export async function findCustomer(db: Db, phone: PhoneNumber): Promise<CustomerRow | null> {
  return await findRow(db<CustomerRow[]>`
    select ${customerColumns(db)} from customers c ${moneyOfEach(db)} where c.phone = ${phone}`)
}

export async function getAccountFigures(
  db: Db,
  { id, phone }: Pick<AccountRow, 'id' | 'phone'>,
  usedSince: Date,
): Promise<AccountFigures> {
  return await getRow(db<AccountFigures[]>`
    select
      (select count(*) from sessions where user_id = ${id} and revoked_at is null and last_used_at > ${usedSince}) as sessions,
      (select count(*) from orders where user_id = ${id} and phone <> ${phone}) as orders_for_others`)
}

export type SavedCartLine = { nameEn: string; nameAr: string; quantity: number; createdAt: Date }

export async function listSavedCart(db: Db, userId: UserId): Promise<SavedCartLine[]> {
  return await db<SavedCartLine[]>`
    select p.name_en, p.name_ar, l.quantity, l.created_at
    from carts c join cart_lines l on l.cart_id = c.id join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
    where c.user_id = ${userId} order by l.id`
}

function whereCustomers(db: Db, filter: CustomerFilter) {
  const { q, is_blocked: isBlocked, has_refusals: hasRefusals, has_account: hasAccount } = filter
  const words = db`person_words(c.known_names, '', c.phone, c.email)`
  const conditions = [
    // An array forces the planner to search names first: it matches few customers, other filters match many.
    q !== '' &&
      db`c.phone = any (array(select c.phone from customers c where ${isPerson(db, { words, phone: db`c.phone` }, q)}))`,
    isBlocked === true && db`c.is_blocked`,
    isBlocked === false && db`not c.is_blocked`,
    hasRefusals === true && db`c.refused > 0`,
    hasRefusals === false && db`c.refused = 0`,
    hasAccount === true && db`c.account_id is not null`,
    hasAccount === false && db`c.account_id is null`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.reduce((all, condition) => db`${all} and ${condition}`, db`true`)
}

function orderBy(db: Db, { sort, order }: CustomerSort) {
  const direction = inDirection(db, order)
  if (sort === 'orders') return db`c.orders ${direction}, c.phone ${direction}`
  if (sort === 'refused') return db`c.refused ${direction}, c.phone ${direction}`
  const missing = order === 'asc' ? db`nulls first` : db`nulls last`
  return db`c.last_order_at ${direction} ${missing}, c.phone ${inDirection(db, order === 'asc' ? 'desc' : 'asc')}`
}

function customerColumns(db: Db) {
  return db`
    c.phone, c.name, c.account_id, c.is_blocked, c.orders, c.delivered, c.refused, c.returned, c.cancelled, c.last_order_at,
    money.received_piastres, money.outstanding_piastres`
}

/** What came in for the orders of each customer, and what is still to come. */
function moneyOfEach(db: Db) {
  return db`
    cross join lateral (
      select coalesce(sum(${receivedMoney(db)}), 0)::bigint as received_piastres,
        coalesce(sum(o.total_piastres - o.deposit_piastres - o.repaid_piastres) filter (where o.payment_status = 'collected'
          or (o.status = any (${[...countedStatuses]}::text[]) and o.payment_status in ('unpaid', 'deposit_paid'))), 0)::bigint as outstanding_piastres
      from orders o where o.phone = c.phone) as money`
}
