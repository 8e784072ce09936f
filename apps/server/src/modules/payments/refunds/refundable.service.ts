import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import { listAttempts, type PaymentRow } from '../payments.repository.ts'
import { holdsMoney } from '../state/payment-life.rules.ts'
import { countMoney, moneyLeft, type PaymentState } from '../state/payment-state.rules.ts'
import { listRefunds, type RefundRow } from './refunds.repository.ts'

/** An attempt to pay with its received and refunded money. Amounts in piastres. */
export type PaymentRecord = PaymentRow & {
  /** Money received by its transaction; null when none is known. */
  receivedPiastres: number | null
  /** The amount that can still be refunded. */
  refundablePiastres: number
  refunds: RefundRow[]
}

/** Lists the attempts for a reference with their refunds, oldest first. */
export async function listPaymentRecords(db: Db, reference: string): Promise<PaymentRecord[]> {
  const attempts = await listAttempts(db, reference)
  const ids = attempts.map(({ id }) => id)
  const [refunds, events] = await Promise.all([listRefunds(db, ids), listEvents(db, ids)])
  return attempts.map((payment) => {
    const isOfPayment = ({ paymentId }: { paymentId: PaymentId }) => paymentId === payment.id
    const state = { payment, events: events.filter(isOfPayment), refunds: refunds.filter(isOfPayment) }
    const { transactionId } = payment
    const receivedPiastres = transactionId === null ? null : countMoney(state, transactionId).received
    return { ...payment, receivedPiastres, refundablePiastres: refundableOf(state), refunds: state.refunds }
  })
}

/**
 * Gives the piastres of an attempt that can still be refunded: received money, also under review, minus done and open refunds.
 */
export async function getRefundable(db: Db, payment: PaymentRow): Promise<number> {
  const events = await listEvents(db, [payment.id])
  return refundableOf({ payment, events, refunds: await listRefunds(db, [payment.id]) })
}

export function refundableOf(state: Pick<PaymentState, 'payment' | 'events' | 'refunds'>): number {
  const { payment } = state
  const hasMoney = holdsMoney(payment) || payment.status === 'review'
  return hasMoney && payment.transactionId !== null ? moneyLeft(state, payment.transactionId) : 0
}
