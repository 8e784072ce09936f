import type { ReviewReason } from '@shop/contract/staff'
import type { AttemptStatus } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import type { RefundEnding } from '../refunds/refunds.repository.ts'
import type { Draft, Notice, PaymentChanges, RefundRequest } from './payment-changes.types.ts'
import { findMismatch, hasMoneyCome, holdsMoney, isOpen, paymentLife, statusOfMoney } from './payment-life.rules.ts'
import { countMoney, type Demand, goesBackWhole, type PaymentState } from './payment-state.rules.ts'
import { applyRefundEnd, endRefundOf, giveBack, giveBackRest } from './refund-changes.rules.ts'

const noChanges = { problems: [], refunds: [], endings: [], notices: [] }

/**
 * Decides the changes of an attempt after a new answer about a transaction. Answers in any order lead to the same end.
 *
 * @param state with the event of the transaction among its events
 * @param demand whether the reference waits for money
 */
export function applyTransaction(
  state: PaymentState,
  transaction: ProviderTransaction,
  demand: Demand,
  now: Date,
): PaymentChanges {
  const draft = { state, changes: noChanges }
  switch (transaction.outcome) {
    case 'paid': {
      const mismatch = findMismatch(state.payment, transaction)
      return finish(
        mismatch ? takeMismatched(draft, transaction, demand, mismatch) : takeMoney(draft, transaction, demand),
      )
    }
    case 'returned':
      return finish(noticeReturn(draft, transaction))
    case 'refunded':
    case 'voided':
      return finish(endRefundOf(draft, transaction, null))
    case 'refund_failed':
      return finish(endRefundOf(draft, transaction, transaction.note || 'declined'))
    default:
      return finish(moveOn(draft, paymentLife[state.payment.status][transaction.outcome], now))
  }
}

/** Decides the changes of a refund by the shop or its staff. */
export function applyRefund(state: PaymentState, request: RefundRequest): PaymentChanges {
  return finish(giveBack({ state, changes: noChanges }, request))
}

/** Closes an unpaid attempt, or refunds all remaining money of a paid one. */
export function applyEnd(state: PaymentState, reason: 'cancelled' | 'paid_twice' = 'cancelled'): PaymentChanges {
  const { payment } = state
  const hasMoney = holdsMoney(payment) || payment.status === 'review'
  const draft = { state, changes: noChanges }
  if (payment.status === 'created') return finish(setPayment(draft, { status: 'failed' }))
  if (!hasMoney || payment.transactionId === null) return finish(draft)
  return finish(giveBackRest(draft, payment.transactionId, reason))
}

/** Decides the changes when a refund ends. A failed one opens a problem for staff. */
export function applyRefundEnding(state: PaymentState, ending: RefundEnding): PaymentChanges {
  return finish(applyRefundEnd({ state, changes: noChanges }, ending))
}

/** Decides the changes when staff accept the received money. */
export function applyAcceptance(state: PaymentState): PaymentChanges {
  return finish(setPayment({ state, changes: noChanges }, { status: 'paid', isUnwanted: false }))
}

function takeMoney(draft: Draft, transaction: ProviderTransaction, demand: Demand): Draft {
  const { payment } = draft.state
  const { transactionId } = transaction
  const status = isStillDue(draft.state, transactionId, demand) ? 'paid' : paymentLife[payment.status].paid
  if (!status) {
    if (payment.transactionId === transactionId) return draft
    return giveUnwantedBack(draft, transactionId, 'paid_twice')
  }
  const taken = setPayment(draft, { status, transactionId, isUnwanted: demand !== 'awaited' })
  const counted = {
    awaited: () => notify(taken, 'paid'),
    met: () => giveUnwantedBack(taken, transactionId, 'paid_twice'),
    over: () => giveUnwantedBack(notify(taken, 'paid_late'), transactionId, 'paid_late'),
  }[demand]()
  const earlier = payment.transactionId
  // The right payment was received, so the money under review is refunded.
  return earlier && earlier !== transactionId ? giveBackRest(counted, earlier, 'paid_twice') : counted
}

/** Whether a payment is awaited although the attempt had money: that was not as asked for, and staff have refunded it. */
function isStillDue({ payment, refunds }: PaymentState, transactionId: string, demand: Demand): boolean {
  const isAnother = payment.transactionId !== transactionId && !goesBackWhole({ refunds }, transactionId)
  return demand === 'awaited' && payment.isUnwanted && isAnother
}

/** Refunds an unexpected payment and opens a problem for staff. */
function giveUnwantedBack(draft: Draft, transactionId: string, reason: 'paid_twice' | 'paid_late'): Draft {
  return giveBackRest(flag(draft, reason), transactionId, reason)
}

/** A mismatched payment waits for staff if a payment is expected; otherwise it is refunded. */
function takeMismatched(
  draft: Draft,
  { transactionId }: ProviderTransaction,
  demand: Demand,
  reason: ReviewReason,
): Draft {
  const flagged = flag(draft, reason)
  const { payment } = flagged.state
  if (payment.transactionId === transactionId) return flagged
  const status = paymentLife[payment.status].mismatched
  if (status && demand === 'awaited') return setPayment(flagged, { status, transactionId, isUnwanted: true })
  const counted = status ? setPayment(flagged, { status: 'paid', transactionId, isUnwanted: true }) : flagged
  return giveBackRest(counted, transactionId, demand === 'over' ? 'paid_late' : 'paid_twice')
}

/** Handles a payment that the provider shows as refunded. If the shop never saw it paid, staff get a problem. */
function noticeReturn(draft: Draft, { transactionId }: ProviderTransaction): Draft {
  const status = paymentLife[draft.state.payment.status].returned
  return status ? setPayment(flag(draft, 'returned_unseen'), { status, transactionId, isUnwanted: true }) : draft
}

function moveOn(draft: Draft, status: AttemptStatus | undefined, now: Date): Draft {
  if (!status) return draft
  const moved = setPayment(draft, { status })
  const isLast = ![moved.state.payment, ...moved.state.others].some((attempt) => isOpen(attempt, now))
  return status === 'failed' && isLast ? notify(moved, 'failed') : moved
}

function setPayment(
  { state, changes }: Draft,
  values: { status: AttemptStatus } & Partial<Pick<PaymentRow, 'transactionId' | 'refundedPiastres' | 'isUnwanted'>>,
): Draft {
  return { state: { ...state, payment: { ...state.payment, ...values } }, changes }
}

function flag({ state, changes }: Draft, reason: ReviewReason): Draft {
  return { state, changes: { ...changes, problems: [...changes.problems, reason] } }
}

function notify({ state, changes }: Draft, notice: Notice): Draft {
  return { state, changes: { ...changes, notices: [...changes.notices, notice] } }
}

/** Sets the attempt's status from its money. Money under review keeps its status until it is refunded. */
function finish(draft: Draft): PaymentChanges {
  const { state, changes } = settle(draft)
  const { status, transactionId, refundedPiastres, isUnwanted } = state.payment
  // The attempt names the first reason only; each reason is a separate problem.
  const reviewReason = state.payment.reviewReason ?? changes.problems[0] ?? null
  return { payment: { status, transactionId, refundedPiastres, reviewReason, isUnwanted }, ...changes }
}

function settle(draft: Draft): Draft {
  const { payment, others } = draft.state
  if (payment.transactionId === null) return draft
  const money = countMoney(draft.state, payment.transactionId)
  const isGivingBack = money.beingRefunded > 0
  if (!hasMoneyCome(payment.status) && !(payment.status === 'review' && isGivingBack)) return draft
  const amount = money.received ?? payment.amountPiastres
  const ofMoney = statusOfMoney({ amount, refunded: money.refunded, isVoided: money.isVoided, isGivingBack })
  // Staff wanted to refund money under review, and the provider refused.
  const isUndecided = payment.isUnwanted && !goesBackWhole(draft.state, payment.transactionId)
  const status = ofMoney === 'paid' && isUndecided ? 'review' : ofMoney
  const refundedPiastres = money.isVoided ? amount : money.refunded
  if (status === payment.status && refundedPiastres === payment.refundedPiastres) return draft
  const settled = setPayment(draft, { status, refundedPiastres })
  const hasMoney = status === 'review' || [settled.state.payment, ...others].some(holdsMoney)
  return hasMoney ? settled : notify(settled, 'returned')
}
