import { type OrderStatus, orderLife } from '@shop/contract'
import { reportDivisions } from '@shop/contract/staff'
import { expect } from 'vitest'
import type { Pool } from '../src/database/client.ts'
import { issueDocuments } from '../src/modules/orders/books/issue-documents.service.ts'
import { listReportRows } from '../src/modules/overview/reports/reports.staff-service.ts'
import type { PaymobTransaction } from '../src/modules/payments/providers/paymob/index.ts'
import type { Bazaar } from './bazaar.ts'
import type { CardShop } from './card-shop.ts'
import { findWrongProducts } from './derived-products.ts'

/** Compares the ledger of each variant with its orders: nothing is negative, lost or duplicated. */
export async function checkStock({ shop, products }: Bazaar): Promise<void> {
  const variantIds = products.flatMap((product) => product.variantIds)
  const rows = await shop.pool<{ stock: number; ledger: number; brought: number; sold: number }[]>`
    select v.stock,
      (select coalesce(sum(units), 0)::integer from stock_movements m where m.variant_id = v.id) as ledger,
      (select coalesce(sum(units), 0)::integer from stock_movements m where m.variant_id = v.id and order_id is null) as brought,
      (select coalesce(sum(case when o.status in ('cancelled', 'returned') then l.damaged else l.quantity end), 0)::integer
        from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id) as sold
    from variants v where v.id = any (${variantIds}::bigint[]) order by v.id`
  for (const { stock, ledger, brought, sold } of rows) {
    expect(stock).toBeGreaterThanOrEqual(0)
    expect({ stock, ledger }).toEqual({ stock: brought - sold, ledger: brought - sold })
  }
}

/** Lists and filters agree with the variants of each product. */
export async function checkLists({ shop }: Bazaar): Promise<void> {
  expect(await findWrongProducts(shop.pool)).toEqual([])
}

/** Each order took its units once, and returned them once, only when it was cancelled or came back; damaged ones were written off. */
export async function checkMovements({ shop, orders }: Bazaar): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const wrong = await shop.pool`
    select o.id, o.status, l.variant_id, l.quantity, m.moved from orders o
      join order_lines l on l.order_id = o.id
      cross join lateral (
        select coalesce(json_object_agg(reason, units), '{}') as moved, count(*) as count from stock_movements
        where order_id = o.id and variant_id = l.variant_id) as m
    where o.id = any (${ids}::uuid[]) and (
      coalesce((m.moved->>'order')::integer, 0) <> -l.quantity
      or coalesce((m.moved->>'cancellation')::integer, 0) <> case when o.status = 'cancelled' then l.quantity else 0 end
      or coalesce((m.moved->>'return')::integer, 0) <> case when o.status = 'returned' then l.quantity else 0 end
      or coalesce((m.moved->>'damage')::integer, 0) <> -l.damaged
      or (l.damaged > 0 and o.status <> 'returned')
      or m.count <> (case when o.status in ('cancelled', 'returned') then 2 else 1 end + least(l.damaged, 1)))`
  expect(wrong).toEqual([])
}

/** Serial numbers are with packed orders: all units of one that was packed, out until it comes back, and none of a cancelled one. */
export async function checkSerials({ shop, orders }: Bazaar): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const wrong = await shop.pool`
    select o.id, o.status, o.packed_at, l.quantity, n.units, n.back from orders o
      join order_lines l on l.order_id = o.id
      join products p on p.id = l.product_id
      cross join lateral (
        select count(*)::integer as units, count(returned_at)::integer as back from order_serials where line_id = l.id) as n
    where o.id = any (${ids}::uuid[]) and (
      n.units <> case when p.has_serial_numbers and o.packed_at is not null and o.status <> 'cancelled' then l.quantity else 0 end
      or n.back <> case when o.status = 'returned' then n.units else 0 end)`
  expect(wrong).toEqual([])
}

/** Each timeline follows the table of order transitions, and ends at the status of the order. */
export async function checkTimelines({ shop, orders }: Bazaar): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const rows = await shop.pool<{ status: OrderStatus; walk: OrderStatus[] }[]>`
    select o.status, array_agg(e.status order by e.id) as walk from orders o join order_events e on e.order_id = o.id
    where o.id = any (${ids}::uuid[]) group by o.id`
  expect(rows).toHaveLength(new Set(ids).size)
  for (const { status, walk } of rows) {
    expect(walk.at(-1)).toBe(status)
    walk.slice(1).forEach((next, index) => {
      expect(Object.values(orderLife[walk[index] ?? 'cancelled'])).toContain(next)
    })
  }
}

/**
 * The books have one invoice of each order that was delivered, with its total to the piastre, and no other; its notes give back no more
 * than it has. Numbers have no gaps.
 */
export async function checkBooks({ shop, orders }: Bazaar): Promise<void> {
  shop.clock.pass(1)
  await issueDocuments({ db: shop.pool, readClock: () => shop.clock.now, taxAuthority: null })
  const ids = orders.map(({ id }) => id)
  const wrong = await shop.pool`
    select o.id, o.status, o.total_piastres, d.* from orders o
      cross join lateral (
        select count(*) filter (where kind = 'invoice' and number is not null)::integer as invoices,
          count(*) filter (where number is null)::integer as due,
          coalesce(sum(paid) filter (where kind = 'invoice'), 0)::bigint as invoiced,
          coalesce(sum(paid) filter (where kind = 'credit_note'), 0)::bigint as credited,
          coalesce(sum(credit_piastres), 0)::bigint as refunded
        from book_documents b cross join lateral (
          select sum(net_piastres + vat_piastres) as paid from book_lines where document_id = b.id) as l
        where b.order_id = o.id) as d
    where o.id = any (${ids}::uuid[]) and (
      d.invoices <> exists (select from order_events e where e.order_id = o.id and e.status = 'delivered')::integer
      or d.due <> 0 or d.invoiced <> d.invoices * o.total_piastres or d.credited <> d.refunded or d.credited > d.invoiced)`
  expect(wrong).toEqual([])
  const numbers = await shop.pool<{ last: number; count: number }[]>`
    select max(number) as last, count(number)::integer as count from book_documents group by kind`
  for (const { last, count } of numbers) expect(last ?? 0).toBe(count)
}

/** Each line has the price of its offer in whole pounds, or the usual one; lines, shares of a discount, delivery and total of each order add up. */
export async function checkPrices({ shop, orders }: Bazaar): Promise<void> {
  const wrong = await shop.pool`
    select o.id, o.subtotal_piastres, o.discount_piastres, o.total_piastres, o.coupon_code, l.* from orders o
      cross join lateral (
        select sum(l.line_total_piastres)::bigint as lines, sum(l.discount_piastres)::bigint as discounts,
          bool_and(l.unit_price_piastres = case when l.offer_id is null then v.regular_price_piastres
            else (v.regular_price_piastres - v.regular_price_piastres * f.value / 10000) / 100 * 100 end) as has_prices
        from order_lines l join variants v on v.id = l.variant_id left join offers f on f.id = l.offer_id
        where l.order_id = o.id) as l
    where o.id = any (${orders.map(({ id }) => id)}::uuid[])
      and (l.lines <> o.subtotal_piastres or l.discounts <> o.discount_piastres or not l.has_prices)`
  expect(wrong).toEqual([])
}

/** Each order with a coupon used it once, and gave it back once if it ended without a sale; no coupon has more uses than it may. */
export async function checkCoupons({ shop, coupons, orders }: Bazaar): Promise<void> {
  const rows = await shop.pool<{ used: number; maxUses: number; kept: number }[]>`
    select c.used, c.max_uses, count(u.order_id) filter (where u.given_back_at is null)::integer as kept,
      coalesce(max(of_customer.count) filter (where u.given_back_at is null), 0) <= c.max_uses_per_customer as is_within
    from coupons c left join coupon_uses u on u.coupon_id = c.id
      left join lateral (select count(*) from coupon_uses o
        where o.coupon_id = c.id and o.phone = u.phone and o.given_back_at is null) as of_customer on true
    where c.code = any (${[...coupons]}) group by c.id`
  expect(rows).toHaveLength(coupons.length)
  for (const row of rows) {
    expect(row).toMatchObject({ used: row.kept, isWithin: true })
    expect(row.used).toBeLessThanOrEqual(row.maxUses)
  }
  const wrong = await shop.pool`
    select o.id, o.status, o.coupon_code, u.saved_piastres, u.given_back_at from orders o
      left join coupon_uses u on u.order_id = o.id left join coupons c on c.id = u.coupon_id
    where o.id = any (${orders.map(({ id }) => id)}::uuid[]) and (
      o.coupon_code is distinct from c.code or u.saved_piastres < o.discount_piastres
      or (u.given_back_at is not null) <> (u.order_id is not null and (o.status = 'cancelled' or (o.status = 'returned'
        and not exists (select from order_events e where e.order_id = o.id and e.status = 'delivered')))))`
  expect(wrong).toEqual([])
}

const ever = { from: '2020-01-01', to: '2099-12-31' }
const keeping = ['processing', 'in_transit', 'delivered']

/** Reports of the whole shop say what its orders say, and what the bank and the couriers have given it, to the piastre. */
export async function checkFigures(shop: CardShop): Promise<void> {
  const orders = await shop.pool<Omit<Account, 'wasDelivered'>[]>`
    select o.id, o.status, o.payment_status, o.payment_method as method, o.total_piastres as total, o.deposit_piastres as deposit,
      ${attemptsOf(shop.pool)} from orders o where o.status = any (${keeping})`
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const received = orders.map((order) => {
    const cash = order.method === 'cash' && order.paymentStatus === 'paid' ? order.total - order.deposit : 0
    return sumLeft(takenFor(shop, order).paid) + cash
  })
  const ordered = sum(orders.map(({ total }) => total))
  for (const division of reportDivisions) {
    const rows = (await listReportRows(shop.pool, division, ever)).flatMap(({ now }) => now ?? [])
    const sums = {
      ordered: sum(rows.map((row) => row.orderedPiastres)),
      received: sum(rows.map((row) => row.receivedPiastres)),
    }
    expect({ division, ...sums }).toEqual({ division, ordered, received: sum(received) })
  }
}

type Account = {
  id: string
  status: OrderStatus
  paymentStatus: string
  method: string
  total: number
  deposit: number
  wasDelivered: boolean
  attempts: string[]
  /** Transactions that staff must look at. */
  underReview: string[]
}

/** SQL for the attempts to pay an order `o`, and those that staff must look at. */
const attemptsOf = (db: Pool) => db`
  array(select provider_order_id from payments p where p.reference = o.id and provider_order_id is not null) as attempts,
  array(select transaction_id from payments p where p.reference = o.id and p.status = 'review') as under_review`

type Attempts = Pick<Account, 'attempts' | 'underReview'>

/** What the bank took for an order: all of it, what waits for a look of staff, and the rest. */
function takenFor({ paymob }: CardShop, { attempts, underReview }: Attempts) {
  const all = [...paymob.bank.transactions.values()].filter(
    (it) => it.success && !it.parent_transaction && attempts.includes(String(it.order.id)),
  )
  const isWaiting = (it: PaymobTransaction) => underReview.includes(String(it.id))
  return { all, waiting: all.filter(isWaiting), paid: all.filter((it) => !isWaiting(it)) }
}

const sumLeft = (list: readonly PaymobTransaction[]) =>
  list.reduce((sum, it) => sum + it.amount_cents - (it.refunded_amount_cents ?? 0), 0)

/** What the bank took and has not given back is the price of each order that goes on, what is under review, and nothing else. */
export async function checkMoney({ shop, orders }: Bazaar): Promise<void> {
  const accounts = await shop.pool<Account[]>`
    select o.id, o.status, o.payment_status, o.payment_method as method, o.total_piastres as total, o.deposit_piastres as deposit,
      exists (select from order_events e where e.order_id = o.id and e.status = 'delivered') as was_delivered,
      ${attemptsOf(shop.pool)} from orders o where o.id = any (${orders.map(({ id }) => id)}::uuid[])`
  for (const account of accounts) {
    const { id, status, paymentStatus, method, total, deposit, wasDelivered, underReview } = account
    const { all, waiting } = takenFor(shop, account)
    const goesOn = ['processing', 'in_transit', 'delivered', 'returning', 'returned'].includes(status)
    // Whoever refused the parcel has the deposit back.
    const isKept = goesOn && (status !== 'returned' || wasDelivered)
    const price = method === 'cash' ? (isKept ? deposit : 0) : goesOn ? total : 0
    expect({ id, status, atBank: sumLeft(all) }).toEqual({ id, status, atBank: price + sumLeft(waiting) })
    if (underReview.length > 0) expect({ id, status }).toEqual({ id, status: 'pending_payment' })
    if (deposit > 0) expect(['deposit_paid', 'collected'].includes(paymentStatus)).toBe(isKept)
    if (method !== 'cash') expect(paymentStatus === 'paid').toBe(goesOn)
  }
}
