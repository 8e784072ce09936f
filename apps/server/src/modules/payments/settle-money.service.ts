import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { sumMoneyBack } from './payment-events.repository.ts'
import { hasMoneyCome, statusOfMoney } from './payment-life.ts'
import type { PaymentParts } from './payment-parts.ts'
import { changeAttempt, findAttempt } from './payments.repository.ts'
import { sumRefunds } from './refunds.repository.ts'

/**
 * Brings a held attempt whose money has come to where that money stands: counted from all that was told, never added to, so that
 * news may come in any order and twice.
 */
export async function settleMoney(tx: Db, parts: PaymentParts, id: PaymentId): Promise<void> {
  const payment = await findAttempt(tx, id)
  if (!payment?.transactionId || !hasMoneyCome(payment.status)) return
  const { refunded, isVoided } = await sumMoneyBack(tx, id, payment.transactionId)
  const { isUnderWay } = await sumRefunds(tx, id, payment.transactionId)
  const amount = payment.amountPiastres
  const status = statusOfMoney({ amount, refunded, isVoided, isGivingBack: isUnderWay })
  const refundedPiastres = isVoided ? amount : refunded
  if (status === payment.status && refundedPiastres === payment.refundedPiastres) return
  const settled = await changeAttempt(tx, id, { status, refundedPiastres }, parts.readClock())
  const isGone = (it: string) => it === 'refunded' || it === 'voided'
  if (isGone(status) && !isGone(payment.status)) await parts.news.onReturned(tx, settled)
}
