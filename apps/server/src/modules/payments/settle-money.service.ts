import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { getCountedMoney } from './payment-events.repository.ts'
import { hasMoneyCome, holdsMoney, statusOfMoney } from './payment-life.ts'
import type { PaymentParts } from './payment-parts.ts'
import { changeAttempt, findAttempt, listAttempts, type PaymentRow } from './payments.repository.ts'
import { sumKnownRefunds, sumRefunds } from './refunds.repository.ts'

/** Where the money of one transaction stands, in piastres. */
type Money = { amount: number; refunded: number; underWay: number; isVoided: boolean; isGivingBack: boolean }

/**
 * Brings a held attempt whose money has come to where that money stands: counted from all that was told, never added to, so that
 * news may come in any order and twice. Money under review stays there until the shop gives it back.
 */
export async function settleMoney(tx: Db, parts: PaymentParts, id: PaymentId): Promise<void> {
  const payment = await findAttempt(tx, id)
  if (!payment?.transactionId) return
  const money = await countMoney(tx, payment, payment.transactionId)
  const leavesReview = payment.status === 'review' && money.isGivingBack
  if (!hasMoneyCome(payment.status) && !leavesReview) return
  const status = statusOfMoney(money)
  const refundedPiastres = money.isVoided ? money.amount : money.refunded
  if (status === payment.status && refundedPiastres === payment.refundedPiastres) return
  const settled = await changeAttempt(tx, id, { status, refundedPiastres })
  if (!holdsMoney(settled) && !(await listAttempts(tx, payment.reference)).some(holdsMoney))
    await parts.news.onReturned(tx, settled)
}

/** How much of a transaction's money is with the shop and not on its way back, in piastres. */
export async function getMoneyLeft(tx: Db, payment: PaymentRow, transactionId: string): Promise<number> {
  const { amount, refunded, underWay, isVoided } = await countMoney(tx, payment, transactionId)
  return isVoided ? 0 : Math.max(0, amount - refunded - underWay)
}

async function countMoney(tx: Db, payment: PaymentRow, transactionId: string): Promise<Money> {
  const counted = await getCountedMoney(tx, payment.id, transactionId)
  const known = await sumKnownRefunds(tx, payment.id, transactionId)
  const { isUnderWay, underWay } = await sumRefunds(tx, payment.id, transactionId)
  return {
    amount: counted.came ?? payment.amountPiastres,
    refunded: Math.max(counted.refunded, known),
    underWay,
    isVoided: counted.isVoided,
    isGivingBack: isUnderWay,
  }
}
