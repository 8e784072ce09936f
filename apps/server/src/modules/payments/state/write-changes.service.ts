import type { PaymentId } from '@shop/contract'
import type { ReviewReason } from '@shop/contract/staff'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import { changeAttempt, type PaymentRow } from '../payments.repository.ts'
import { closeSettled, openProblem } from '../problems/open-problems.repository.ts'
import { endRefund, insertRefund, listRefunds } from '../refunds/refunds.repository.ts'
import type { Notice, PaymentChanges } from './payment-changes.types.ts'
import { isNothingOwed, type OwedState, type PaymentState } from './payment-state.rules.ts'

/**
 * Writes the changes of an attempt and notifies the listener. No other code changes an attempt's status. Runs in the caller's
 * transaction, which has locked the attempts.
 *
 * @param state the state that the changes were decided from
 */
export async function writeChanges(
  tx: Db,
  deps: PaymentDeps,
  state: PaymentState,
  changes: PaymentChanges,
): Promise<void> {
  const now = deps.readClock()
  const { payment } = state
  const changed = isChanged(payment, changes) ? await changeAttempt(tx, payment, changes.payment) : payment
  for (const reason of changes.problems) {
    deps.log.warn({ payment: payment.id, reason }, 'payments: staff must check a payment')
    await openProblem(tx, { paymentId: payment.id, reason, now })
  }
  for (const ending of changes.endings) await endRefund(tx, ending, now)
  for (const { amount: amountPiastres, repays: repaysPiastres = 0, byHand, ...request } of changes.refunds) {
    await insertRefund(tx, {
      ...request,
      id: makeUuid(),
      paymentId: payment.id,
      amountPiastres,
      repaysPiastres,
      dueAt: now,
      method: byHand?.method ?? 'refund',
      reference: byHand?.reference ?? '',
      status: byHand ? 'done' : 'requested',
    })
  }
  // The provider may tell that money went back before it tells of which refund.
  const isFailing = changes.problems.includes('refund_failed')
  const hasRefunds = state.refunds.length > 0 || changes.refunds.length > 0
  if (hasRefunds && !isFailing && isNothingOwed(await readOwedState(tx, payment.id)))
    await closeSettled(tx, { paymentId: payment.id, reason: 'refund_failed', now })
  const isRefund = changes.refunds.length > 0 || changed.refundedPiastres !== payment.refundedPiastres
  if (isRefund) await deps.listener.onRefund(tx, changed)
  for (const notice of changes.notices) await notify(tx, deps, changed, notice)
  if (isOfShop(payment, changes))
    for (const { reason, amount } of changes.refunds)
      if (reason === 'paid_late' || reason === 'paid_twice') await deps.listener.onUnwanted(tx, changed, reason, amount)
}

/** Whether the money came to this shop in its currency. Of other money nobody can say what goes back and where to: staff look at it. */
export function isOfShop({ reviewReason }: Pick<PaymentRow, 'reviewReason'>, { problems }: PaymentChanges): boolean {
  const reasons: (ReviewReason | null)[] = [reviewReason, ...problems]
  return !reasons.some((reason) => reason === 'wrong_currency' || reason === 'wrong_account' || reason === 'wrong_mode')
}

function isChanged(payment: PaymentRow, { payment: next }: PaymentChanges): boolean {
  return (
    payment.status !== next.status ||
    payment.transactionId !== next.transactionId ||
    payment.reviewReason !== next.reviewReason ||
    payment.isUnwanted !== next.isUnwanted ||
    payment.refundedPiastres !== next.refundedPiastres
  )
}

async function readOwedState(tx: Db, id: PaymentId): Promise<OwedState> {
  return { events: await listEvents(tx, [id]), refunds: await listRefunds(tx, [id]) }
}

async function notify(tx: Db, { listener }: PaymentDeps, payment: PaymentRow, notice: Notice): Promise<void> {
  switch (notice) {
    case 'paid':
      return await listener.onPaid(tx, payment)
    case 'paid_late':
      return await listener.onPaidLate(tx, payment)
    case 'failed':
      return await listener.onFailed(tx, payment)
    case 'returned':
      return await listener.onReturned(tx, payment)
  }
}
