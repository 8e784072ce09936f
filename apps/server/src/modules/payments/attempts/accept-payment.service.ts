import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import type { PaymentRow } from '../payments.repository.ts'
import { closeProblem } from '../problems/open-problems.repository.ts'
import { refundableOf } from '../refunds/refundable.service.ts'
import { applyAcceptance } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { writeChanges } from '../state/write-changes.service.ts'

/** Tells whether staff may accept the received money: it is in EGP, but of another amount. */
export function isAcceptable({ status, reviewReason }: PaymentRow): boolean {
  return status === 'review' && reviewReason === 'wrong_amount'
}

/**
 * Accepts a different amount as the payment. Runs in the caller's transaction, which has locked the attempts and checked the order.
 *
 * @param acceptance.amount the received piastres minus refunds, as the caller saw them; must be unchanged
 * @throws AppError `payment_not_acceptable`
 */
export async function acceptMismatch(
  tx: Db,
  deps: PaymentDeps,
  payment: PaymentRow,
  acceptance: { amount: number; actorId: number; note: string },
): Promise<void> {
  const { amount, actorId, note } = acceptance
  const state = await lockPaymentState(tx, payment.id)
  if (!isAcceptable(state.payment) || refundableOf(state) !== amount) throw new AppError('payment_not_acceptable')
  await writeChanges(tx, deps, state, applyAcceptance(state))
  const closed = { paymentId: payment.id, reason: 'wrong_amount', actorId, note, now: deps.readClock() } as const
  await closeProblem(tx, closed)
}
