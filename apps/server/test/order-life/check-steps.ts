import { type OrderStatus, orderLife, type ReturnStatus, returnLife } from '@shop/contract'
import { expect } from 'vitest'
import type { Pool } from '../../src/database/client.ts'
import type { CheckedShop } from './check-units.ts'

/** Each timeline, of an order or a return, follows the table of its transitions, and ends at its status. */
export async function checkTimelines({ pool, orders }: CheckedShop): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const walks = await pool<{ status: OrderStatus; walk: OrderStatus[]; attempts: number }[]>`
    select o.status, array_agg(e.status order by e.id) as walk,
      count(*) filter (where e.status = 'in_transit' and e.failure is not null)::integer as attempts
    from orders o join order_events e on e.order_id = o.id where o.id = any (${ids}::uuid[]) group by o.id`
  expect(walks).toHaveLength(new Set(ids).size)
  for (const { status, walk, attempts } of walks) {
    expect(attempts).toBeLessThan(3)
    expectWalk(orderLife, walk, status)
  }
  const ofReturns = await pool<{ status: ReturnStatus; walk: ReturnStatus[] }[]>`
    select r.status, array_agg(e.status order by e.id) as walk from returns r join return_events e on e.return_id = r.id
    where r.order_id = any (${ids}::uuid[]) group by r.id`
  for (const { status, walk } of ofReturns) expectWalk(returnLife, walk, status)
}

function expectWalk<Status extends string>(
  life: Readonly<Record<Status, Partial<Record<string, Status>>>>,
  walk: readonly Status[],
  status: Status,
): void {
  expect(walk.at(-1)).toBe(status)
  const jumps = walk.filter((next, place) => {
    const before = walk[place - 1]
    return before !== undefined && !Object.values(life[before]).includes(next)
  })
  expect(jumps, walk.join(', ')).toEqual([])
}

/** Nobody was told anything twice, or not at all: a message for each step, each change and all money that nobody waited for; none for steps that were undone, or for a return that came empty. Another governorate of which the total stays is told when its days differ. Codes, which soon expire, are no such message. */
export async function checkMessages(pool: Pool): Promise<void> {
  const [count] = await pool<{ sent: number; due: number; moved: number }[]>`
    with taken_back as (
      select order_id from returns r where not exists (
        select from return_events e where e.return_id = r.id and e.status = 'requested')),
    told as (
      select e.id from order_events e where e.status <> 'returned'
        or not exists (select from order_events d where d.order_id = e.order_id and d.status = 'delivered')
        or e.order_id in (select order_id from taken_back)
      union all
      select e.id from return_events e join returns r on r.id = e.return_id
      where (e.status in ('requested', 'approved', 'refused', 'refunded') or (e.status = 'closed' and r.refund_method is null)
        or (e.status = 'inspected' and exists (select from return_lines l where l.return_id = r.id and l.received > 0)
          and exists (select from return_events b where b.return_id = r.id and b.status = 'requested')))
      union all
      select id from order_changes),
    unwanted as (select from refunds where reason in ('paid_late', 'paid_twice'))
    select (select count(*) from messages where status <> 'withheld' and expires_at > created_at + interval '1 hour') as sent,
      (select count(*) from told) + (select count(*) from unwanted) as due,
      (select count(*) from order_corrections where 'region' = any (fields)) - (select count(*) from order_changes where reason = '') as moved`
  const { sent, due, moved } = count ?? { sent: 0, due: 0, moved: 0 }
  expect({ sent, due, moved }).toSatisfy(() => sent >= due && sent <= due + moved)
}
