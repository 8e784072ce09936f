import type { OrderId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { refuseClaimedCall, refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder } from '../orders.repository.ts'
import { insertClaim, listCallers } from './call-claims.repository.ts'

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
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('order_not_found')
    if (order.status !== 'processing') throw refuseStep(order.status)
    if (await insertClaim(tx, { orderId, callerId, claimedUntil }, now)) return claimedUntil
    const [colleague] = await listCallers(tx, [orderId], now)
    throw refuseClaimedCall(colleague?.actorName ?? '')
  })
}
