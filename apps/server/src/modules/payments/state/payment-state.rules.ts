import type { Outcome } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'
import type { RefundRow } from '../refunds/refunds.repository.ts'

/** What the provider answered about one transaction. Amounts in piastres. */
export type EventFacts = {
  transactionId: string
  parentTransactionId: string | null
  outcome: Outcome
  success: boolean
  isVoided: boolean
  amountPiastres: number
  /** How much of the transaction has gone back, as the provider counts. */
  refundedPiastres: number
  source: 'callback' | 'inquiry'
}

/** What counts of a refund. */
export type RefundFacts = Pick<
  RefundRow,
  'id' | 'transactionId' | 'amountPiastres' | 'reason' | 'status' | 'providerTransactionId'
>

/** Whether the reference still waits for money: it does, it has its money, or it is over. */
export type Demand = 'awaited' | 'met' | 'over'

/** Everything that decides what becomes of an attempt. */
export type PaymentState = {
  payment: PaymentRow
  /** The other attempts for the same reference. */
  others: readonly PaymentRow[]
  /** Oldest first. */
  events: readonly EventFacts[]
  /** Oldest first. */
  refunds: readonly RefundFacts[]
}

/** Where the money of one transaction stands, in piastres. */
export type Money = {
  /** What came; null while the provider has not said so. */
  came: number | null
  refunded: number
  /** What was asked back and is not settled. */
  underWay: number
  isVoided: boolean
}

/** Counts from all events and refunds, so that the order in which they came makes no difference. */
export function countMoney(
  { events, refunds }: Pick<PaymentState, 'events' | 'refunds'>,
  transactionId: string,
): Money {
  const ofTransaction = trustedEvents(events.filter((event) => event.transactionId === transactionId))
  const children = events.filter((event) => event.parentTransactionId === transactionId)
  const ofRefunds = refunds.filter((refund) => refund.transactionId === transactionId)
  const isOpen = ({ status }: RefundFacts) => status === 'requested' || status === 'sent'
  const counted = Math.max(0, ...ofTransaction.map(({ refundedPiastres }) => refundedPiastres))
  return {
    came: ofTransaction.findLast(({ success }) => success)?.amountPiastres ?? null,
    refunded: Math.max(counted, sumKnownRefunds(children, ofRefunds)),
    underWay: sum(ofRefunds.filter(isOpen)),
    isVoided: ofTransaction.some(({ isVoided }) => isVoided) || children.some(({ outcome }) => outcome === 'voided'),
  }
}

/** How much of a transaction's money is with the shop and not on its way back, in piastres. */
export function moneyLeft(state: Pick<PaymentState, 'events' | 'refunds'>, transactionId: string): number {
  const { came, refunded, underWay, isVoided } = countMoney(state, transactionId)
  return isVoided ? 0 : Math.max(0, (came ?? 0) - refunded - underWay)
}

/** How much of a transaction is known to have gone back: refunds that the provider reports, and ours that are done without a report. */
export function knownRefunds(
  { events, refunds }: Pick<PaymentState, 'events' | 'refunds'>,
  transactionId: string,
): number {
  return sumKnownRefunds(
    events.filter((event) => event.parentTransactionId === transactionId),
    refunds.filter((refund) => refund.transactionId === transactionId),
  )
}

function sumKnownRefunds(children: readonly EventFacts[], refunds: readonly RefundFacts[]): number {
  const given = new Map<string, EventFacts>()
  for (const child of children) {
    if (child.outcome === 'refunded' && !given.has(child.transactionId)) given.set(child.transactionId, child)
  }
  const unreported = refunds.filter(
    ({ status, providerTransactionId }) => status === 'done' && providerTransactionId === null,
  )
  return sum([...given.values()]) + sum(unreported)
}

/** What the provider answered outweighs what an old signed call said. */
function trustedEvents(events: readonly EventFacts[]): readonly EventFacts[] {
  const answers = events.filter(({ source }) => source === 'inquiry')
  return answers.length > 0 ? answers : events
}

function sum(list: readonly { amountPiastres: number }[]): number {
  return list.reduce((total, { amountPiastres }) => total + amountPiastres, 0)
}
