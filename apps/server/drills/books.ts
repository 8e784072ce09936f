import { expect } from 'vitest'
import type { Pool } from '../src/database/client.ts'

/** Checks that every confirmed order exists, and that the stock of the one variant on sale adds up. */
export async function checkBooks(pool: Pool, orders: readonly string[], stockAtFirst: number): Promise<void> {
  const stored = await pool<{ id: string }[]>`select id from orders where id = any (${orders}::uuid[])`
  expect(stored).toHaveLength(orders.length)
  expect(new Set(orders).size).toBe(orders.length)
  const [sums] = await pool<{ sold: number; counted: number; stock: number; orders: number }[]>`
    select (select coalesce(sum(quantity), 0)::integer from order_lines) as sold, (select stock from variants) as stock,
      (select sum(units)::integer from stock_movements) as counted, (select count(*)::integer from orders) as orders`
  expect(sums).toEqual({
    sold: sums?.orders,
    counted: sums?.stock,
    stock: stockAtFirst - (sums?.sold ?? 0),
    orders: sums?.orders,
  })
}

export async function countOrders(pool: Pool): Promise<number> {
  const [row] = await pool<{ count: number }[]>`select count(*)::integer as count from orders`
  return row?.count ?? 0
}
