import type { ReviewReason } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { closeUnknown, openUnknown } from './open-problems.repository.ts'
import { type EventSource, insertEvent } from './payment-events.repository.ts'
import { findMismatch, isOpen, paymentLife } from './payment-life.ts'
import type { TakingParts } from './payment-parts.ts'
import type { ProviderTransaction } from './payment-provider.ts'
import type { AttemptStatus } from './payment-status.ts'
import {
  changeAttempt,
  findByProviderOrder,
  flagAttempt,
  listAttempts,
  lockAttempts,
  type PaymentRow,
} from './payments.repository.ts'
import { claimRefundOf, endRefund } from './refunds.repository.ts'
import { requestRefund, requestRest } from './request-refund.service.ts'
import { settleMoney } from './settle-money.service.ts'

/** What is being told, of which attempt, in which transaction of ours. */
type Telling = { tx: Db; parts: TakingParts; payment: PaymentRow; transaction: ProviderTransaction }

/**
 * Writes down what the provider says of a transaction, once, and takes the attempt further by the table of its life. Part of the
 * caller's transaction. The order in which things are told, and how often, makes no difference.
 */
export async function recordTransaction(
  tx: Db,
  parts: TakingParts,
  transaction: ProviderTransaction,
  source: EventSource,
): Promise<void> {
  const payment = await holdAttempt(tx, parts, transaction)
  const mismatch = payment && transaction.outcome === 'paid' ? findMismatch(payment, transaction) : null
  const outcome = mismatch ? 'mismatched' : transaction.outcome
  const event = { paymentId: payment?.id ?? null, provider: parts.provider.name, transaction, outcome, source }
  const eventId = await insertEvent(tx, { ...event, now: parts.readClock() })
  if (eventId === null) return
  if (!payment) return await keepForStaff(tx, parts, transaction, eventId)
  await closeUnknown(tx, { ...event.transaction, provider: event.provider, now: parts.readClock() })
  const telling = { tx, parts, payment, transaction }
  if (outcome === 'paid') await acceptMoney(telling)
  else if (mismatch) await acceptOddMoney(telling, mismatch)
  else if (outcome === 'returned') await noticeReturn(telling)
  else if (outcome === 'refunded' || outcome === 'voided') await finishRefund(telling, 'done')
  else if (outcome === 'refund_failed') await finishRefund(telling, 'failed')
  else await moveOn(telling, paymentLife[payment.status][outcome])
}

/** Signed news of an attempt that the shop does not know: where money moved, somebody must find out whose it is. */
async function keepForStaff(tx: Db, parts: TakingParts, transaction: ProviderTransaction, id: number): Promise<void> {
  parts.log.warn({ transaction: transaction.transactionId }, 'payments: news of an attempt we do not know')
  if (transaction.success) await openUnknown(tx, { eventId: id, now: parts.readClock() })
}

/** Finds the attempt by what is signed alone, and holds it with all others for its reference. */
async function holdAttempt(tx: Db, parts: TakingParts, transaction: ProviderTransaction): Promise<PaymentRow | null> {
  const found = await findByProviderOrder(tx, parts.provider.name, transaction.providerOrderId)
  if (!found) return null
  const held = await lockAttempts(tx, found.reference)
  return held.find(({ id }) => id === found.id) ?? null
}

async function acceptMoney({ tx, parts, payment, transaction }: Telling): Promise<void> {
  const { transactionId } = transaction
  const { transactionId: before } = payment
  const status = paymentLife[payment.status].paid
  if (!status) {
    if (payment.transactionId === transactionId) return
    await giveBack(tx, parts, payment, transaction, 'paid_twice')
    return
  }
  const paid = await changeAttempt(tx, payment.id, { status, transactionId, askAt: null })
  const verdict = await parts.news.onPaid(tx, paid)
  if (verdict !== 'accepted') await giveBack(tx, parts, paid, transaction, verdict)
  if (before && before !== transactionId) {
    // The right payment came after all: what was under review is not needed.
    await requestRest(tx, parts, paid, { transactionId: before, reason: 'paid_twice' })
  }
  await settleMoney(tx, parts, payment.id)
}

/** Money that nobody wants goes back by itself, and staff see that it came. */
async function giveBack(
  tx: Db,
  parts: TakingParts,
  payment: PaymentRow,
  { transactionId, amount }: ProviderTransaction,
  reason: 'paid_twice' | 'paid_late',
): Promise<void> {
  await flag(parts, tx, payment, reason)
  await requestRefund(tx, parts, payment, { transactionId, amount, reason })
}

/** Money that is not as it was asked for waits for staff where money is awaited, and goes back by itself where none is. */
async function acceptOddMoney({ tx, parts, payment, transaction }: Telling, reason: ReviewReason): Promise<void> {
  const { transactionId, amount } = transaction
  await flag(parts, tx, payment, reason)
  if (payment.transactionId === transactionId) return
  const verdict = await parts.news.onOddMoney(tx, payment)
  const status = paymentLife[payment.status].mismatched
  if (status) {
    const accepted = verdict === 'accepted' ? status : 'paid'
    await changeAttempt(tx, payment.id, { status: accepted, transactionId, askAt: null })
    if (verdict === 'accepted') return
  }
  const unwanted = verdict === 'accepted' ? 'paid_twice' : verdict
  await requestRefund(tx, parts, payment, { transactionId, amount, reason: unwanted })
}

/** The provider shows a payment of which money has gone back. One that never came to our notice is for staff to look at. */
async function noticeReturn({ tx, parts, payment, transaction }: Telling): Promise<void> {
  const { transactionId } = transaction
  const status = paymentLife[payment.status].returned
  if (status) {
    await flag(parts, tx, payment, 'returned_unseen')
    await changeAttempt(tx, payment.id, { status, transactionId, askAt: null })
  } else if (payment.transactionId === transactionId) await settleMoney(tx, parts, payment.id)
}

async function finishRefund({ tx, parts, payment, transaction }: Telling, status: 'done' | 'failed'): Promise<void> {
  const refund = await claimRefundOf(tx, { paymentId: payment.id, ...transaction })
  const failure = status === 'failed' ? transaction.note || 'declined' : null
  if (refund) await endRefund(tx, refund, { status, failure })
  if (refund && failure) await flag(parts, tx, payment, 'refund_failed')
  await settleMoney(tx, parts, payment.id)
}

async function moveOn({ tx, parts, payment }: Telling, status: AttemptStatus | undefined): Promise<void> {
  if (!status) return
  const moved = await changeAttempt(tx, payment.id, { status })
  const isLast = !(await listAttempts(tx, payment.reference)).some((attempt) => isOpen(attempt, parts.readClock()))
  if (status === 'failed' && isLast) await parts.news.onFailed(tx, moved)
}

async function flag(parts: TakingParts, tx: Db, payment: PaymentRow, reason: ReviewReason): Promise<void> {
  parts.log.warn({ payment: payment.id, reason }, 'payments: staff must look at a payment')
  await flagAttempt(tx, payment.id, reason, parts.readClock())
}
