import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import { listAttempts, type PaymentRow } from '../payments.repository.ts'
import { holdsMoney } from '../state/payment-life.rules.ts'
import { countMoney, moneyLeft, type PaymentState } from '../state/payment-state.rules.ts'
import { listRefunds, type RefundRow } from './refunds.repository.ts'

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
  const ids = attempts.map(({ id }) => id)
  const [refunds, events] = await Promise.all([listRefunds(db, ids), listEvents(db, ids)])
  return attempts.map((payment) => {
    const isOfPayment = ({ paymentId }: { paymentId: PaymentId }) => paymentId === payment.id
    const state = { payment, events: events.filter(isOfPayment), refunds: refunds.filter(isOfPayment) }
    const { transactionId } = payment
    const receivedPiastres = transactionId === null ? null : countMoney(state, transactionId).came
    return { ...payment, receivedPiastres, refundablePiastres: refundableOf(state), refunds: state.refunds }
  })
}

/**
 * How much of an attempt's money may still be given back, in piastres: what came, less what went back or is on its way. Money under
 * review came too, whatever was asked for.
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
