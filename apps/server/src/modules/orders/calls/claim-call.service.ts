import type { OrderId, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { refuseClaimedCall, refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder } from '../orders.repository.ts'
import { insertClaim, listCallers, replaceClaim } from './call-claims.repository.ts'

/** How long a call is claimed, in milliseconds. */
const claimMs = 5 * 60_000

/**
 * Claims the call of an order for five minutes. Of two callers at the same time, one gets it.
 *
 * @returns the end of the claim
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `processing`; `call_claimed` (details: the `caller`)
 */
export async function claimCall(
  { db, readClock }: Pick<OrderDeps, 'db' | 'readClock'>,
  { userId: callerId }: Caller,
  orderId: OrderId,
): Promise<Date> {
  const now = readClock()
  const claimedUntil = new Date(now.getTime() + claimMs)
  return await inTransaction(db, async (tx) => {
    await lockCallable(tx, orderId)
    if (!(await insertClaim(tx, { orderId, callerId, claimedUntil }, now))) await checkClaim(tx, callerId, orderId, now)
    return claimedUntil
  })
}

/**
 * Claims the call of an order although a colleague may have claimed it; the audit log keeps from whom.
 *
 * @returns the end of the claim
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `processing`
 */
export async function takeOverCall(
  { db, readClock }: Pick<OrderDeps, 'db' | 'readClock'>,
  { userId: callerId }: Caller,
  orderId: OrderId,
): Promise<Date> {
  const now = readClock()
  const claimedUntil = new Date(now.getTime() + claimMs)
  return await inTransaction(db, async (tx) => {
    await lockCallable(tx, orderId)
    const [holder] = await listCallers(tx, [orderId], now)
    await replaceClaim(tx, { orderId, callerId, claimedUntil })
    if (holder && holder.actorId !== callerId) {
      const entry = { actorId: callerId, entity: 'order' as const, entityId: orderId, action: 'call_taken_over' }
      await recordChange(tx, { ...entry, before: { caller: holder.actorId }, after: { caller: callerId } })
    }
    return claimedUntil
  })
}

/** @throws AppError `call_claimed` (details: the `caller`) while somebody else is calling about a locked order */
export async function checkClaim(tx: Db, callerId: UserId, orderId: OrderId, now: Date): Promise<void> {
  const [holder] = await listCallers(tx, [orderId], now)
  if (holder && holder.actorId !== callerId) throw refuseClaimedCall(holder.actorName ?? '')
}

async function lockCallable(tx: Db, orderId: OrderId): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError('order_not_found')
  if (order.status !== 'processing') throw refuseStep(order.status)
}
