import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import type { PaymentRow } from '../payments.repository.ts'
import { closeProblem } from '../problems/open-problems.repository.ts'
import { refundableOf } from '../refunds/refundable.service.ts'
import { applyAcceptance } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { writeChanges } from '../state/write-changes.service.ts'

/** Whether staff may take what came as the payment that was asked for: money in pounds, of another amount, and all still here. */
export function isAcceptable({ status, reviewReason }: PaymentRow): boolean {
  return status === 'review' && reviewReason === 'wrong_amount'
}

/**
 * Takes money of another amount as what was asked for. Part of the caller's transaction, who holds the attempts and decides what
 * the reference is worth.
 *
 * @param acceptance.amount what came less what went back, as somebody looked at it, in piastres; anything else by now is refused
 * @throws AppError `payment_not_acceptable`
 */
export async function acceptOddMoney(
  tx: Db,
  deps: PaymentDeps,
  payment: PaymentRow,
  acceptance: { amount: number; actorId: number; note: string },
): Promise<void> {
  const { amount, actorId, note } = acceptance
  const state = await lockPaymentState(tx, payment.id)
  if (!isAcceptable(state.payment) || refundableOf(state) !== amount) throw new AppError('payment_not_acceptable')
  await writeChanges(tx, deps, state, applyAcceptance(state))
  const done = { paymentId: payment.id, reason: 'wrong_amount', actorId, note, now: deps.readClock() } as const
  await closeProblem(tx, done)
}
