import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { getCountedMoney } from './payment-events.repository.ts'
import { holdsMoney } from './payment-life.ts'
import { listAttempts, type PaymentRow } from './payments.repository.ts'
import { listRefunds, type RefundRow } from './refunds.repository.ts'
import { getMoneyLeft } from './settle-money.service.ts'

/** An attempt to pay with the money that went back, or is on its way. Amounts in piastres. */
export type PaymentRecord = PaymentRow & {
  /** What came by its transaction; null while nothing is known to have come. */
  receivedPiastres: number | null
  /** How much may still be given back. */
  refundablePiastres: number
  refunds: RefundRow[]
}

/** The attempts for a reference, oldest first, with all that went back of them. */
export async function listPaymentRecords(db: Db, reference: string): Promise<PaymentRecord[]> {
  const attempts = await listAttempts(db, reference)
  const refunds = await listRefunds(
    db,
    attempts.map(({ id }) => id),
  )
  const toRecord = async (payment: PaymentRow): Promise<PaymentRecord> => ({
    ...payment,
    receivedPiastres: await findReceived(db, payment),
    refundablePiastres: await getRefundable(db, payment),
    refunds: refunds.filter(({ paymentId }: { paymentId: PaymentId }) => paymentId === payment.id),
  })
  return await Promise.all(attempts.map(toRecord))
}

async function findReceived(db: Db, { id, transactionId }: PaymentRow): Promise<number | null> {
  return transactionId === null ? null : (await getCountedMoney(db, id, transactionId)).came
}

/**
 * How much of an attempt's money may still be given back, in piastres: what came, less what went back or is on its way. Money under
 * review came too, whatever was asked for.
 */
export async function getRefundable(db: Db, payment: PaymentRow): Promise<number> {
  const hasMoney = holdsMoney(payment) || payment.status === 'review'
  return hasMoney && payment.transactionId !== null ? await getMoneyLeft(db, payment, payment.transactionId) : 0
}
