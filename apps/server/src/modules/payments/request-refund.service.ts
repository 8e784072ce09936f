import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../database/client.ts'
import { holdsMoney } from './payment-life.ts'
import type { PaymentParts } from './payment-parts.ts'
import type { RefundReason } from './payment-status.ts'
import { closeUnusedAttempts, lockAttempts, type PaymentRow } from './payments.repository.ts'
import { insertRefund } from './refunds.repository.ts'
import { getMoneyLeft, settleMoney } from './settle-money.service.ts'

/**
 * Writes down that money of a held attempt goes back; the job of the refunds sends it. Part of the caller's transaction.
 *
 * @param wish.transactionId the transaction whose money it is: of an attempt that was paid twice, the second
 */
export async function requestRefund(
  tx: Db,
  parts: PaymentParts,
  payment: PaymentRow,
  wish: { transactionId: string; amount: number; reason: RefundReason },
): Promise<void> {
  const { transactionId, amount: amountPiastres, reason } = wish
  const refund = { id: makeUuid(), paymentId: payment.id, transactionId, amountPiastres, reason }
  await insertRefund(tx, { ...refund, method: 'refund', dueAt: parts.readClock() })
  await settleMoney(tx, parts, payment.id)
}

/**
 * Ends the paying for a reference: what nobody began to pay is closed, and money that came goes back, whether it was as it was asked
 * for or not. Call it before changing what the reference stands for: it holds the attempts.
 */
export async function endPaying(tx: Db, parts: PaymentParts, reference: string): Promise<void> {
  const attempts = await lockAttempts(tx, reference)
  await closeUnusedAttempts(tx, reference, parts.readClock())
  for (const payment of attempts) {
    const { transactionId } = payment
    const hasMoney = holdsMoney(payment) || payment.status === 'review'
    if (hasMoney && transactionId) await requestRest(tx, parts, payment, { transactionId, reason: 'cancelled' })
  }
}

/** Writes down that all that is left of a transaction's money goes back. */
export async function requestRest(
  tx: Db,
  parts: PaymentParts,
  payment: PaymentRow,
  wish: { transactionId: string; reason: RefundReason },
): Promise<void> {
  const amount = await getMoneyLeft(tx, payment, wish.transactionId)
  if (amount > 0) await requestRefund(tx, parts, payment, { ...wish, amount })
}
