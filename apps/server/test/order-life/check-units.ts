import type { OrderId } from '@shop/contract'
import { expect } from 'vitest'
import type { Pool } from '../../src/database/client.ts'
import { findWrongProducts } from '../derived-products.ts'

/** What is checked of a shop after a while in which anything happened. */
export type CheckedShop = { pool: Pool; variantIds: readonly number[]; orders: readonly { id: OrderId }[] }

const idsOf = ({ orders }: Pick<CheckedShop, 'orders'>) => orders.map(({ id }) => id)

/** Compares the ledger of each variant with its orders: nothing is negative, lost or duplicated. Lists and filters agree with it. */
export async function checkStock({ pool, variantIds }: CheckedShop): Promise<void> {
  const rows = await pool<{ stock: number; ledger: number; brought: number; out: number }[]>`
    select v.stock,
      (select coalesce(sum(units), 0)::integer from stock_movements m where m.variant_id = v.id) as ledger,
      (select coalesce(sum(units), 0)::integer from stock_movements m where m.variant_id = v.id and order_id is null) as brought,
      (select coalesce(sum(case when o.status = 'cancelled' then 0 else l.quantity - l.returned + l.damaged end), 0)::integer
        from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id) as out
    from variants v where v.id = any (${[...variantIds]}::bigint[]) order by v.id`
  expect(rows).toHaveLength(variantIds.length)
  for (const { stock, ledger, brought, out } of rows) {
    expect(stock).toBeGreaterThanOrEqual(0)
    expect({ stock, ledger }).toEqual({ stock: brought - out, ledger: brought - out })
  }
  expect(await findWrongProducts(pool)).toEqual([])
}

/**
 * Each order took its units once, and changes of its lines the rest. They came back once: all of them when it was cancelled or its parcel came
 * back, else those of its returns. Damaged ones were written off.
 */
export async function checkMovements({ pool, orders }: CheckedShop): Promise<void> {
  const wrong = await pool`
    select o.id, o.status, m.*, l.quantity, l.returned, l.damaged, b.received, b.broken from orders o
      join (select order_id, variant_id, coalesce(sum(units) filter (where reason in ('order', 'change')), 0)::integer as taken,
          coalesce(sum(units) filter (where reason = 'cancellation'), 0)::integer as given_back,
          coalesce(sum(units) filter (where reason = 'return'), 0)::integer as came_back,
          coalesce(sum(units) filter (where reason = 'damage'), 0)::integer as written_off,
          coalesce(sum(units) filter (where return_id is not null and reason = 'return'), 0)::integer as by_returns,
          count(*) filter (where reason = 'order') as orders
        from stock_movements group by order_id, variant_id) m on m.order_id = o.id
      left join order_lines l on l.order_id = o.id and l.variant_id = m.variant_id
      left join lateral (select coalesce(sum(received), 0)::integer as received, coalesce(sum(damaged), 0)::integer as broken
        from return_lines where line_id = l.id) b on true
    where o.id = any (${idsOf({ orders })}::uuid[]) and (
      m.taken <> -coalesce(l.quantity, 0) or m.orders > 1
      or m.given_back <> case when o.status = 'cancelled' then coalesce(l.quantity, 0) else 0 end
      or m.came_back <> coalesce(l.returned, 0) or m.written_off <> -coalesce(l.damaged, 0)
      or m.by_returns <> coalesce(b.received, 0) or (m.by_returns > 0 and (b.received <> l.returned or b.broken <> l.damaged)))`
  expect(wrong).toEqual([])
}

/** A line has the units that its returns have, and the order is returned once all of them are back. */
export async function checkReturnedUnits({ pool, orders }: CheckedShop): Promise<void> {
  const wrong = await pool`
    select o.id, o.status, l.quantity, l.returned, l.in_returns, r.claimed from orders o
      join order_lines l on l.order_id = o.id
      cross join lateral (
        select coalesce(sum(coalesce(n.received, n.quantity)), 0)::integer as claimed, count(*) as count from return_lines n
          join returns r on r.id = n.return_id where n.line_id = l.id and r.status not in ('refused', 'withdrawn')) r
    where o.id = any (${idsOf({ orders })}::uuid[]) and (
      (r.count > 0 and l.in_returns <> r.claimed) or l.in_returns > l.quantity
      or (r.count = 0 and l.in_returns <> l.returned)
      or (l.returned > 0 and o.status not in ('delivered', 'returned'))
      or (o.status = 'returned') <> not exists (select from order_lines a where a.order_id = o.id and a.returned < a.quantity))`
  expect(wrong).toEqual([])
}

/**
 * Serial numbers are with packed orders: all units of one that was packed, out until they come back, and none of a cancelled one. A unit that came
 * back with the number of another leaves its own out, until somebody packs it: two who inspect returns of one line at the same time may read the same number.
 */
export async function checkSerials({ pool, orders }: CheckedShop): Promise<void> {
  const wrong = await pool`
    select o.id, o.status, o.packed_at, l.quantity, l.returned, n.units, n.back, b.others from orders o
      join order_lines l on l.order_id = o.id
      join products p on p.id = l.product_id
      cross join lateral (
        select count(*)::integer as units, count(returned_at)::integer as back from order_serials where line_id = l.id) as n
      cross join lateral (
        select coalesce(sum(cardinality(other_serials)), 0)::integer as others from return_lines where line_id = l.id) as b
    where o.id = any (${idsOf({ orders })}::uuid[]) and (
      n.units <> case when p.has_serial_numbers and o.packed_at is not null and o.status <> 'cancelled' then l.quantity else 0 end
      or n.back > least(l.returned, n.units) or n.back + b.others < least(l.returned, n.units))`
  expect(wrong).toEqual([])
}
