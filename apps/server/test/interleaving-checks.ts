import { type OrderStatus, orderLife } from '@shop/contract'
import { expect } from 'vitest'
import { issueDocuments } from '../src/modules/orders/books/issue-documents.service.ts'
import { findWrongProducts } from './derived-products.ts'
import type { Bazaar } from './interleaving-steps.ts'

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
  await issueDocuments({ db: shop.pool, readClock: () => shop.clock.now })
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

type Account = {
  id: string
  status: OrderStatus
  paymentStatus: string
  method: string
  total: number
  attempts: string[]
  /** Transactions that staff must look at. */
  underReview: string[]
}

/** What the bank took and has not given back is the price of each order that goes on, what is under review, and nothing else. */
export async function checkMoney({ shop, orders }: Bazaar): Promise<void> {
  const accounts = await shop.pool<Account[]>`
    select o.id, o.status, o.payment_status, o.payment_method as method, o.total_piastres as total,
      array(select provider_order_id from payments p where p.reference = o.id and provider_order_id is not null) as attempts,
      array(select transaction_id from payments p where p.reference = o.id and p.status = 'review') as under_review
    from orders o where o.id = any (${orders.map(({ id }) => id)}::uuid[])`
  const taken = [...shop.paymob.bank.transactions.values()].filter((it) => it.success && !it.parent_transaction)
  const sumLeft = (list: typeof taken) =>
    list.reduce((sum, it) => sum + it.amount_cents - (it.refunded_amount_cents ?? 0), 0)
  for (const { id, status, paymentStatus, method, total, attempts, underReview } of accounts) {
    const ofOrder = taken.filter((it) => attempts.includes(String(it.order.id)))
    const waiting = ofOrder.filter((it) => underReview.includes(String(it.id)))
    const goesOn = ['processing', 'in_transit', 'delivered', 'returning', 'returned'].includes(status)
    const price = goesOn && method !== 'cash' ? total : 0
    expect({ id, status, atBank: sumLeft(ofOrder) }).toEqual({ id, status, atBank: price + sumLeft(waiting) })
    if (underReview.length > 0) expect({ id, status }).toEqual({ id, status: 'pending_payment' })
    if (method !== 'cash') expect(paymentStatus === 'paid').toBe(goesOn)
  }
}
