import { handRefundMethods, methodRules, type PaymentId } from '@shop/contract'
import type { StaffPayment } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import { listAttempts, type PaymentRow } from '../payments.repository.ts'
import { holdsMoney } from '../state/payment-life.rules.ts'
import {
  countMoney,
  goesBackWhole,
  listOwed,
  moneyLeft,
  type Owed,
  type OwedState,
  type PaymentState,
} from '../state/payment-state.rules.ts'
import { listRefunds, type RefundRow } from './refunds.repository.ts'

/** An attempt to pay with its received and refunded money. Amounts in piastres. */
export type PaymentRecord = PaymentRow &
  Refunding & {
    /** Money received by its transaction; null when none is known. */
    receivedPiastres: number | null
    /** What the shop keeps of it: what it failed to refund is owed, and not kept. */
    keptPiastres: number
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
    const refunding = refundingOf(state)
    const isKept = transactionId !== null && holdsMoney(payment) && !goesBackWhole(state, transactionId)
    const keptPiastres = isKept ? refunding.freePiastres : 0
    return { ...payment, receivedPiastres, keptPiastres, ...refunding, refunds: state.refunds }
  })
}

/** What can still be refunded of an attempt, in piastres, and how. */
export type Refunding = {
  /** Received money, also under review, minus done and open refunds. */
  refundablePiastres: number
  /** The part of it that the shop does not owe already. */
  freePiastres: number
  /** What the provider failed to refund, and what has not gone back since; of money that came twice, too. */
  owed: readonly Owed[]
  refundMethods: StaffPayment['refund_methods']
}

export async function getRefunding(db: Db, payment: PaymentRow): Promise<Refunding> {
  const events = await listEvents(db, [payment.id])
  return refundingOf({ payment, events, refunds: await listRefunds(db, [payment.id]) })
}

/** Staff pay by hand where the provider takes no money back, or has failed to. */
function refundingOf(state: Pick<PaymentState, 'payment'> & OwedState): Refunding {
  const owed = listOwed(state)
  const isByProvider = methodRules[state.payment.method].refunds === 'provider'
  const byHand = isByProvider && owed.length === 0 ? [] : handRefundMethods
  const refundMethods = isByProvider ? (['provider', ...byHand] as const) : byHand
  const refundablePiastres = refundableOf(state)
  const ofPayment = owed.find(({ transactionId }) => transactionId === state.payment.transactionId)
  const freePiastres = Math.max(0, refundablePiastres - (ofPayment?.amount ?? 0))
  return { refundablePiastres, freePiastres, owed, refundMethods: [...refundMethods] }
}

export function refundableOf(state: Pick<PaymentState, 'payment' | 'events' | 'refunds'>): number {
  const { payment } = state
  const hasMoney = holdsMoney(payment) || payment.status === 'review'
  return hasMoney && payment.transactionId !== null ? moneyLeft(state, payment.transactionId) : 0
}
