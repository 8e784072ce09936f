import type { Language, OrderId } from '@shop/contract'
import {
  type CallOutcome,
  type CallSource,
  type CallState,
  type ConfirmationStep,
  callAgainMinutes,
  maxUnanswered,
  type TrustReason,
} from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import type { Range } from '../../../database/row-list.ts'
import { getRow, hasRows } from '../../../database/rows.ts'
import { needsCall } from '../desk/order-filter.repository.ts'
import { type ActorColumns, actorColumns, listColumns, type OrderListRow } from '../desk/orders.staff-repository.ts'
import { isReached } from '../orders.repository.ts'

export type OrderCallRow = ActorColumns & {
  id: number
  orderId: OrderId
  source: CallSource
  outcome: CallOutcome
  note: string
  callAgainAt: Date | null
  createdAt: Date
}

export type NewCall = Omit<OrderCallRow, 'id' | 'actorName'>

/** An order in the queue, with the start of its waiting, the time of the next call, and what the caller must know. */
export type WaitingRow = OrderListRow & {
  waitingSince: Date
  callAt: Date
  language: Language
  address: string
  apartment: string
  notes: string
  trustStep: ConfirmationStep
  trustReasons: TrustReason[]
}

export type QueueCounts = { toCall: number; toDecide: number; due: number; late: number }

const missedOutcomes: CallOutcome[] = ['no_answer', 'wrong_number']

/** Whether a call reached nobody who knows of the order. */
export function isMissed({ outcome }: Pick<OrderCallRow, 'outcome'>): boolean {
  return missedOutcomes.includes(outcome)
}

export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await db`insert into order_calls ${db(call)}`
}

/** Tells whether a call has reached the shopper of an order. */
export async function wasReached(db: Db, orderId: OrderId): Promise<boolean> {
  return await hasRows(db`select from order_calls where order_id = ${orderId} and outcome = 'reached' limit 1`)
}

/** Lists the calls about some orders, oldest first. */
export async function listCalls(db: Db, ids: readonly OrderId[]): Promise<OrderCallRow[]> {
  return await db<OrderCallRow[]>`
    select c.id, c.order_id, c.source, c.outcome, c.note, c.call_again_at, c.created_at, ${actorColumns(db, 'c')}
    from order_calls c left join users u on u.id = c.actor_id
    where c.order_id = any (${[...ids]}::uuid[]) order by c.id`
}

/** Counts orders that wait for a call or a decision; `late` counts due calls of orders that wait since before a moment. */
export async function countWaiting(db: Db, now: Date, lateBefore: Date): Promise<QueueCounts> {
  return await getRow(db<QueueCounts[]>`
    select count(*) filter (where state = 'to_call') as to_call, count(*) filter (where state = 'to_decide') as to_decide,
      count(*) filter (where state = 'to_call' and call_at <= ${now}) as due,
      count(*) filter (where state = 'to_call' and call_at <= ${now} and waiting_since < ${lateBefore}) as late
    from ${queue(db)}`)
}

/** Lists orders that wait for a call or a decision: due calls first, the longest waiting first; then by the time of the next call. */
export async function listWaitingOrders(
  db: Db,
  state: CallState,
  now: Date,
  { limit, offset }: Range,
): Promise<WaitingRow[]> {
  const order = db`(call_at > ${now}), case when call_at > ${now} then call_at else waiting_since end`
  return await db<WaitingRow[]>`
    select ${listColumns(db)}, page.waiting_since, page.call_at, o.language, o.address, o.apartment, o.notes, o.trust_step, o.trust_reasons
    from (select * from ${queue(db)} where state = ${state} order by ${order}, id limit ${limit} offset ${offset}) as page
    join orders o on o.id = page.id order by ${order}, o.id`
}

/**
 * Orders that wait for a call: since when, and when the next call is due. A call without success delays the next one; after the last try
 * staff decide, unless they agreed on a call since. A request for a change is due at once, and the tries begin anew.
 */
function queue(db: Db) {
  return db`(
    select id, waiting_since, coalesce(call_again_at, last_call + ${callAgainMinutes} * interval '1 minute', waiting_since) as call_at,
      case when missed >= ${maxUnanswered} and last_outcome <> 'postponed' then 'to_decide' else 'to_call' end as state
    from (select o.id, ${waitingSince(db)} as waiting_since, last.call_again_at, last.created_at as last_call, last.outcome as last_outcome,
        (select count(*) from order_calls c
          where c.order_id = o.id and c.outcome = any (${missedOutcomes}::text[]) and c.id > coalesce(asked.id, 0)) as missed
      from orders o left join lateral (
        select c.call_again_at, c.created_at, c.outcome from order_calls c
        where c.order_id = o.id and c.outcome <> 'reached' order by c.id desc limit 1
      ) as last on true left join lateral (
        select c.id, c.created_at from order_calls c where c.order_id = o.id and c.source = 'shopper' order by c.id desc limit 1
      ) as asked on true
      where ${needsCall(db)}) as waiting) as queue`
}

/** When the order became `processing`: a card order waits for its payment first. A confirmed order waits since its shopper asked for a change. */
function waitingSince(db: Db) {
  return db`case when ${isReached(db)} then asked.created_at
    else coalesce((select min(e.created_at) from order_events e where e.order_id = o.id and e.status = 'processing'), o.created_at) end`
}
