import type { OrderId, UserId } from '@shop/contract'
import type { CallOutcome } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { needsCall } from './order-filter.repository.ts'
import { type ActorColumns, actorColumns, listColumns, type OrderListRow } from './orders.staff-repository.ts'

export type OrderCallRow = ActorColumns & {
  id: number
  orderId: OrderId
  outcome: CallOutcome
  note: string
  callAgainAt: Date | null
  createdAt: Date
}

export type NewCall = {
  orderId: OrderId
  actorId: UserId
  outcome: CallOutcome
  note: string
  callAgainAt: Date | null
  createdAt: Date
}

/** An order in the queue, with the start of its waiting. */
export type WaitingRow = OrderListRow & { waitingSince: Date }

export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await db`insert into order_calls ${db(call)}`
}

/** Tells whether a call has reached the shopper of an order. */
export async function wasReached(db: Db, orderId: OrderId): Promise<boolean> {
  const calls = await db`select from order_calls where order_id = ${orderId} and outcome = 'reached' limit 1`
  return calls.length > 0
}

/** Lists the calls about some orders, oldest first. */
export async function listCalls(db: Db, ids: readonly OrderId[]): Promise<OrderCallRow[]> {
  return await db<OrderCallRow[]>`
    select c.id, c.order_id, c.outcome, c.note, c.call_again_at, c.created_at, ${actorColumns(db, 'c')}
    from order_calls c left join users u on u.id = c.actor_id
    where c.order_id = any (${[...ids]}::uuid[]) order by c.id`
}

/** Counts orders that wait for a call; `late` counts those that wait since before a moment. */
export async function countWaiting(db: Db, lateBefore: Date): Promise<{ count: number; late: number }> {
  const [row] = await db<{ count: number; late: number }[]>`
    select count(*), count(*) filter (where ${waitingSince(db)} < ${lateBefore}) as late
    from orders o where ${needsCall(db)}`
  return row ?? { count: 0, late: 0 }
}

/** Lists orders that wait for a call, the longest waiting first. */
export async function listWaiting(db: Db, limit: number, offset: number): Promise<WaitingRow[]> {
  return await db<WaitingRow[]>`
    select ${listColumns(db)}, page.waiting_since
    from (select o.id, ${waitingSince(db)} as waiting_since from orders o where ${needsCall(db)}
      order by waiting_since, o.id limit ${limit} offset ${offset}) as page
    join orders o on o.id = page.id order by page.waiting_since, o.id`
}

/** When the order became `processing`: a card order waits for its payment first. */
function waitingSince(db: Db) {
  return db`coalesce((
    select min(e.created_at) from order_events e where e.order_id = o.id and e.status = 'processing'), o.created_at)`
}
