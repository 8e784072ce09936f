import { type OrderId, piastres, toPounds } from '@shop/contract'
import { hasOwnPermissions } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { lockRefundLimit } from '../../users/index.ts'
import { refuseAboveLimit } from '../order-refusals.rules.ts'
import { insertStaffRefund, sumRefundedToday } from './staff-refunds.repository.ts'

/** `isWriteOff`: the money is given up, and nobody gets it; `orderId`: null for cash of no order. */
type Spending = { orderId: OrderId | null; amount: number; now: Date; isWriteOff?: boolean }

/**
 * Counts money that a member of staff sends back to a shopper, in any way, or gives up, against what they may send back on one day. It belongs to
 * the transaction that does it: refunds at the same time are counted one after the other.
 *
 * @param spending.amount in piastres; nothing is counted for 0
 * @throws AppError `refund_limit_reached` (details: `limit` and what is `left` of it, EGP)
 */
export async function spendRefundLimit(
  tx: Db,
  { userId, role }: Caller,
  { orderId, amount, now, isWriteOff = false }: Spending,
): Promise<void> {
  if (amount <= 0) return
  const limit = hasOwnPermissions(role) ? await lockRefundLimit(tx, userId) : null
  if (limit !== null) {
    const left = Math.max(0, limit - (await sumRefundedToday(tx, userId, now)))
    if (amount > left) throw refuseAboveLimit({ limit: toPounds(piastres(limit)), left: toPounds(piastres(left)) })
  }
  await insertStaffRefund(tx, { actorId: userId, orderId, amountPiastres: amount, isWriteOff, createdAt: now })
}

/**
 * Counts what a step of an order sends back, such as a cancellation: money under review too; and cash that is written off.
 *
 * @throws AppError `forbidden` when it sends back anything and the caller may not refund; the error of `spendRefundLimit`
 */
export async function spendOnStep(tx: Db, caller: Caller, spending: Spending): Promise<void> {
  if (spending.amount > 0 && !caller.permissions.includes('orders.refund')) throw new AppError('forbidden')
  await spendRefundLimit(tx, caller, spending)
}
