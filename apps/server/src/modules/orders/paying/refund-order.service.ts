import { type OrderId, type PaymentId, type Piastres, piastres, toPounds } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../../http/answers/idempotency.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import {
  getRefunding,
  type HandRefund,
  hasProvider,
  listAttempts,
  lockAttempts,
  type Refunding,
  requestRefund,
} from '../../payments/index.ts'
import { insertStaffNote } from '../desk/orders.staff-repository.ts'
import { makeStaffNote, orderEntry } from '../desk/orders.staff-service.ts'
import { refuseRefund } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'

/** What of the money of an order went back to the shopper so far, in EGP; without what came twice or too late. */
export async function getRefunded(db: Db, { id, repaidPiastres }: OrderRow): Promise<number> {
  const ofPayments = (await listAttempts(db, id)).filter(({ isUnwanted }) => !isUnwanted)
  const total = ofPayments.reduce((sum, { refundedPiastres }) => sum + refundedPiastres, repaidPiastres)
  return toPounds(piastres(total))
}

export type StaffRefund = { paymentId: PaymentId; amount: Piastres; note: string; byHand: HandRefund | null }

/**
 * Refunds money of a payment, or books what staff have paid by hand. A repeated idempotency key refunds once.
 *
 * @param request.amount in piastres
 * @throws AppError `order_not_found`, `not_found` for a payment of another order, `refund_too_high` (details: `available`, EGP),
 * `refund_method_not_possible`, `payment_method_unavailable` without a payment provider, `idempotency_key_reused`
 */
export async function refundOrder(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  request: StaffRefund,
  claim: IdempotencyClaim,
): Promise<void> {
  const { amount, byHand } = request
  if (!byHand && !hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
  await inTransaction(deps.db, async (tx) => {
    if (await claimKey<object>(tx, claim)) return
    await saveAnswer(tx, claim, { done: true })
    const payment = (await lockAttempts(tx, id)).find((attempt) => attempt.id === request.paymentId)
    if (!(await lockOrder(tx, id))) throw new AppError('order_not_found')
    if (!payment) throw new AppError('not_found')
    const refunding = await getRefunding(tx, payment)
    if (!refunding.refundMethods.includes(byHand?.method ?? 'provider'))
      throw new AppError('refund_method_not_possible')
    const { transactionId } = payment
    const limits = transactionId === null ? [] : limitsOf(transactionId, refunding, byHand !== null)
    const available = limits.reduce((sum, limit) => sum + limit.amount, 0)
    if (amount > available) throw refuseRefund(toPounds(piastres(available)))
    await spendRefundLimit(tx, caller, { orderId: id, amount, now: deps.readClock() })
    let left: number = amount
    for (const limit of limits) {
      const part = Math.min(left, limit.amount)
      left -= part
      if (part === 0) continue
      const refund = { transactionId: limit.transactionId, amount: part, reason: 'staff' } as const
      const repays = Math.min(part, limit.owed)
      await requestRefund(tx, deps.payments, payment.id, { ...refund, repays, byHand: byHand ?? undefined })
    }
    if (request.note !== '') await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, request.note))
    const after = { payment_id: payment.id, amount: toPounds(amount), ...(byHand && { method: byHand.method }) }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'refund_requested', after })
  })
}

type Limit = { transactionId: string; amount: number; owed: number }

/**
 * What can go back of each transaction, and how much of it repays what the provider failed to refund. Staff pay that by hand; where the provider
 * refunds nothing, they also pay what is left of the payment.
 */
function limitsOf(
  transactionId: string,
  { refundablePiastres, freePiastres, owed, refundMethods }: Refunding,
  isByHand: boolean,
): readonly Limit[] {
  if (!isByHand) return [{ transactionId, amount: refundablePiastres, owed: refundablePiastres - freePiastres }]
  const failed = owed.map((each) => ({ ...each, owed: each.amount }))
  return refundMethods.includes('provider') ? failed : [...failed, { transactionId, amount: freePiastres, owed: 0 }]
}
