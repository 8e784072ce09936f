import type { PaymentOutcome, RefundMethod } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'
import type { RefundRow } from '../refunds/refunds.repository.ts'

/** An answer of the provider about one transaction. Amounts in piastres. */
export type EventFacts = {
  transactionId: string
  parentTransactionId: string | null
  outcome: PaymentOutcome
  success: boolean
  isVoided: boolean
  amountPiastres: number
  /** The refunded amount of the transaction, as the provider reports it. */
  refundedPiastres: number
  source: 'callback' | 'inquiry'
}

/** The fields of a refund that decisions need. */
export type RefundFacts = Pick<
  RefundRow,
  'id' | 'transactionId' | 'method' | 'amountPiastres' | 'reason' | 'repaysFailed' | 'status' | 'providerTransactionId'
>

/** Whether the reference waits for a payment (`awaited`), is paid (`met`) or is cancelled (`over`). */
export type Demand = 'awaited' | 'met' | 'over'

/** All facts that decide about an attempt. */
export type PaymentState = {
  payment: PaymentRow
  /** The other attempts for the same reference. */
  others: readonly PaymentRow[]
  /** Oldest first. */
  events: readonly EventFacts[]
  /** Oldest first. */
  refunds: readonly RefundFacts[]
}

/** The money of one transaction, in piastres. */
export type Money = {
  /** Null until the provider confirms the payment. */
  received: number | null
  refunded: number
  /** Refunded money with open refunds, each once: the provider may report one that is still open here. */
  goneOrGoing: number
  /** Sum of open refunds. */
  beingRefunded: number
  isVoided: boolean
}

/** Counts from all events and refunds, so that their order makes no difference. */
export function countMoney(
  { events, refunds }: Pick<PaymentState, 'events' | 'refunds'>,
  transactionId: string,
): Money {
  const ofTransaction = trustedEvents(events.filter((event) => event.transactionId === transactionId))
  const children = events.filter((event) => event.parentTransactionId === transactionId)
  const ofRefunds = refunds.filter((refund) => refund.transactionId === transactionId)
  const isOpen = ({ status }: RefundFacts) => status === 'requested' || status === 'sent'
  const counted = Math.max(0, ...ofTransaction.map(({ refundedPiastres }) => refundedPiastres))
  const known = sumKnownRefunds(children, ofRefunds)
  const beingRefunded = sum(ofRefunds.filter(isOpen))
  const byHand = sum(ofRefunds.filter(isByHand))
  return {
    received: ofTransaction.findLast(({ success }) => success)?.amountPiastres ?? null,
    refunded: Math.max(counted, known) + byHand,
    goneOrGoing: Math.max(counted, known + beingRefunded) + byHand,
    beingRefunded,
    isVoided: ofTransaction.some(({ isVoided }) => isVoided) || children.some(({ outcome }) => outcome === 'voided'),
  }
}

/** Gives the piastres of a transaction that the shop has, without open refunds. */
export function moneyLeft(state: Pick<PaymentState, 'events' | 'refunds'>, transactionId: string): number {
  const { received, goneOrGoing, isVoided } = countMoney(state, transactionId)
  return isVoided ? 0 : Math.max(0, (received ?? 0) - goneOrGoing)
}

/**
 * Gives the piastres of a transaction that the shop keeps. A transaction that the shop refunds by itself, because it came late or twice, goes back
 * whole: even while its refund fails, nothing of it is kept.
 */
export function moneyKept(state: Pick<PaymentState, 'events' | 'refunds'>, transactionId: string): number {
  const goesBack = state.refunds.some((refund) => refund.transactionId === transactionId && refund.reason !== 'staff')
  return goesBack ? 0 : moneyLeft(state, transactionId)
}

/** Sums refunds of a transaction by the provider: those that the provider reports, and done refunds without a report. */
export function knownRefunds(
  { events, refunds }: Pick<PaymentState, 'events' | 'refunds'>,
  transactionId: string,
): number {
  return sumKnownRefunds(
    events.filter((event) => event.parentTransactionId === transactionId),
    refunds.filter((refund) => refund.transactionId === transactionId),
  )
}

type Dated = { createdAt: Date }
type DatedRefund = RefundFacts & Pick<RefundRow, 'createdAt' | 'updatedAt'>
/** `updatedAt` of a failed refund: when it failed. */
export type OwedState = { events: readonly (EventFacts & Dated)[]; refunds: readonly DatedRefund[] }

/** What staff must pay by hand of the money of a transaction, in piastres. */
export type Owed = { transactionId: string; amount: number }

/**
 * Lists what the provider failed to refund, and what has not gone back since: neither by a refund that staff asked for afterwards to repay it, nor
 * on the provider's own pages. Never more than is left of a transaction.
 */
export function listOwed(state: OwedState): Owed[] {
  const transactions = new Set(state.refunds.map(({ transactionId }) => transactionId))
  return [...transactions]
    .map((id) => ({ transactionId: id, amount: Math.min(owedOf(state, id), moneyLeft(state, id)) }))
    .filter(({ amount }) => amount > 0)
}

/** Gives the piastres that staff must pay by hand in all. */
export function owedByHand(state: OwedState): number {
  return listOwed(state).reduce((total, { amount }) => total + amount, 0)
}

function owedOf({ events, refunds }: OwedState, transactionId: string): number {
  const ofRefunds = refunds.filter((refund) => refund.transactionId === transactionId)
  const ended = new Set(ofRefunds.flatMap(({ status, ...it }) => (status === 'done' ? [it.providerTransactionId] : [])))
  const byProvider = Map.groupBy(
    events.filter(
      (event) =>
        event.parentTransactionId === transactionId && event.outcome === 'refunded' && !ended.has(event.transactionId),
    ),
    (event) => event.transactionId,
  )
  // A refund that was asked for before another one failed does not repay that. One that repays and fails leaves the debt that it found.
  const steps = [
    ...ofRefunds.flatMap((refund) => [
      ...(refund.repaysFailed ? [stepOf(refund.createdAt, refund, -1)] : []),
      ...(refund.status === 'failed' ? [stepOf(refund.updatedAt, refund, 1)] : []),
    ]),
    ...[...byProvider.values()].flatMap(([first]) => (first ? [stepOf(first.createdAt, first, -1)] : [])),
  ]
  return steps
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((owed, { change }) => Math.max(0, owed + change), 0)
}

function stepOf(at: Date, { amountPiastres }: { amountPiastres: number }, sign: 1 | -1) {
  return { at, change: sign * amountPiastres }
}

/** Tells whether staff paid the refund; the provider knows nothing of it. */
export function isByHand({ method }: { method: RefundMethod }): boolean {
  return method !== 'refund' && method !== 'void'
}

function sumKnownRefunds(children: readonly EventFacts[], refunds: readonly RefundFacts[]): number {
  const given = new Map<string, EventFacts>()
  for (const child of children) {
    if (child.outcome === 'refunded' && !given.has(child.transactionId)) given.set(child.transactionId, child)
  }
  const unreported = refunds.filter(
    (refund) => refund.status === 'done' && refund.providerTransactionId === null && !isByHand(refund),
  )
  return sum([...given.values()]) + sum(unreported)
}

/** Answers to inquiries outweigh old signed calls. */
function trustedEvents(events: readonly EventFacts[]): readonly EventFacts[] {
  const answers = events.filter(({ source }) => source === 'inquiry')
  return answers.length > 0 ? answers : events
}

function sum(list: readonly { amountPiastres: number }[]): number {
  return list.reduce((total, { amountPiastres }) => total + amountPiastres, 0)
}
