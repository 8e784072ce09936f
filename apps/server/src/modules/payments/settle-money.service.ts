import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { findCountedBack } from './payment-events.repository.ts'
import { hasMoneyCome, holdsMoney, statusOfMoney } from './payment-life.ts'
import type { PaymentParts } from './payment-parts.ts'
import { changeAttempt, findAttempt, listAttempts } from './payments.repository.ts'
import { sumKnownRefunds, sumRefunds } from './refunds.repository.ts'

/**
 * Brings a held attempt whose money has come to where that money stands: counted from all that was told, never added to, so that
 * news may come in any order and twice.
 */
export async function settleMoney(tx: Db, parts: PaymentParts, id: PaymentId): Promise<void> {
  const payment = await findAttempt(tx, id)
  if (!payment?.transactionId || !hasMoneyCome(payment.status)) return
  const { refunded: counted, isVoided } = await findCountedBack(tx, id, payment.transactionId)
  const refunded = Math.max(counted, await sumKnownRefunds(tx, id, payment.transactionId))
  const { isUnderWay } = await sumRefunds(tx, id, payment.transactionId)
  const amount = payment.amountPiastres
  const status = statusOfMoney({ amount, refunded, isVoided, isGivingBack: isUnderWay })
  const refundedPiastres = isVoided ? amount : refunded
  if (status === payment.status && refundedPiastres === payment.refundedPiastres) return
  const settled = await changeAttempt(tx, id, { status, refundedPiastres })
  if (!holdsMoney(settled) && !(await listAttempts(tx, payment.reference)).some(holdsMoney))
    await parts.news.onReturned(tx, settled)
}
