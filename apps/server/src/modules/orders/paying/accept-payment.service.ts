import { type OrderId, type PaymentId, type Piastres, piastres, toPounds } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../../http/answers/idempotency.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { acceptMismatch, hasProvider, lockAttempts, type PaymentRow, requestRefund } from '../../payments/index.ts'
import { insertStaffNote } from '../desk/orders.staff-repository.ts'
import { makeStaffNote, orderEntry, orderStateOf } from '../desk/orders.staff-service.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import { setPaymentStatus, takeStep } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { canAcceptPayment } from '../orders.rules.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'

/** `amount`: the received piastres that the caller saw; `givesBackRest`: money above the total is refunded. */
export type AcceptanceRequest = { paymentId: PaymentId; amount: Piastres; givesBackRest: boolean; reason: string }

/**
 * Accepts a different amount as the payment of an order; the order's total stays. A repeated key accepts once, and so do parallel
 * calls.
 *
 * @throws AppError `order_not_found`, `not_found` for a payment of another order; `order_step_refused` when the order does not wait
 * for a payment (details: the current `status`); `payment_not_acceptable`; `payment_method_unavailable` for a refund when the shop
 * no longer takes cards; `idempotency_key_reused`
 */
export async function acceptPayment(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  request: AcceptanceRequest,
  claim: IdempotencyClaim,
): Promise<void> {
  if (request.givesBackRest && !hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
  await inTransaction(deps.db, async (tx) => {
    if (await claimKey<object>(tx, claim)) return
    await saveAnswer(tx, claim, { done: true })
    const payment = (await lockAttempts(tx, id)).find((attempt) => attempt.id === request.paymentId)
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (!payment) throw new AppError('not_found')
    if (order.status !== 'pending_payment') throw refuseStep(order.status)
    if (!canAcceptPayment(order)) throw new AppError('payment_not_acceptable')
    const { amount, reason: note } = request
    await acceptMismatch(tx, deps.payments, payment, { amount, note, actorId: caller.userId })
    await takeStep(tx, id, 'confirm_payment', { actorId: caller.userId })
    await setPaymentStatus(tx, id, 'paid')
    await notifyShopper(tx, deps, order, 'payment_accepted')
    await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, note))
    const rest = Math.max(0, amount - order.totalPiastres)
    const givenBack = request.givesBackRest ? rest : 0
    await spendRefundLimit(tx, caller, { orderId: id, amount: givenBack, now: deps.readClock() })
    if (givenBack > 0) await giveBack(tx, deps, payment, givenBack)
    await recordChange(tx, {
      ...orderEntry(caller, id),
      action: 'payment_accepted',
      ...statesOf(order, request, givenBack),
    })
  })
}

async function giveBack(tx: Db, { payments }: OrderDeps, payment: PaymentRow, amount: number): Promise<void> {
  const { transactionId } = payment
  if (transactionId === null) throw new Error('The accepted payment has no transaction')
  await requestRefund(tx, payments, payment.id, { transactionId, amount, reason: 'staff' })
}

/** States for the audit log. The reason stays out: it is a note of staff, which can be erased. */
function statesOf(order: OrderRow, { paymentId, amount }: AcceptanceRequest, givenBack: number) {
  const money = {
    payment_id: paymentId,
    paid: toPounds(amount),
    total: toPounds(piastres(order.totalPiastres)),
    given_back: toPounds(piastres(givenBack)),
  }
  return { before: orderStateOf(order), after: { status: 'processing', payment_status: 'paid', ...money } }
}
