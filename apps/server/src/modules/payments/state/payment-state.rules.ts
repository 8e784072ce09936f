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
  | 'id'
  | 'transactionId'
  | 'method'
  | 'amountPiastres'
  | 'reason'
  | 'repaysPiastres'
  | 'status'
  | 'providerTransactionId'
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
  const counted = Math.max(0, ...ofTransaction.map(({ refundedPiastres }) => refundedPiastres))
  const known = sumKnownRefunds(children, ofRefunds)
  const beingRefunded = sum(ofRefunds.filter(isUnderWay))
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

/** Whether the shop refunds a transaction by itself, because it came late or twice: then nothing of it is kept, even while its refund fails. */
export function goesBackWhole({ refunds }: Pick<PaymentState, 'refunds'>, transactionId: string): boolean {
  return refunds.some((refund) => refund.transactionId === transactionId && refund.reason !== 'staff')
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
  return listOwedAfter(state, state.refunds)
}

/** Tells whether all that the provider failed to refund has gone back. What is under way may fail again. */
export function isNothingOwed(state: OwedState): boolean {
  const ended = state.refunds.filter((refund) => !isUnderWay(refund))
  return listOwedAfter(state, ended).length === 0
}

/** @param counted the refunds that change what is owed */
function listOwedAfter(state: OwedState, counted: readonly DatedRefund[]): Owed[] {
  const transactions = new Set(state.refunds.map(({ transactionId }) => transactionId))
  const after = { ...state, refunds: counted }
  return [...transactions]
    .map((id) => ({
      transactionId: id,
      amount: Math.min(addUp([...stepsOfRefunds(counted, id), ...stepsOnPages(state, id)]), moneyLeft(after, id)),
    }))
    .filter(({ amount }) => amount > 0)
}

/** A change of what is owed, in piastres. What went back on the provider's own pages lowers what is owed at that moment, and nothing that fails later. */
type OwedStep = { at: Date; change: number; isOnPages: boolean }

function addUp(steps: readonly OwedStep[]): number {
  return steps
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((owed, { change, isOnPages }) => owed + (isOnPages ? Math.max(change, Math.min(0, -owed)) : change), 0)
}

/** A refund that fails is owed, and one that repays lowers that: by as much as was owed when it was asked for. If it fails itself, it leaves the debt that it found. */
function stepsOfRefunds(refunds: readonly DatedRefund[], transactionId: string): OwedStep[] {
  return refunds
    .filter((refund) => refund.transactionId === transactionId)
    .flatMap(({ createdAt, updatedAt, status, ...refund }) => [
      { at: createdAt, change: -refund.repaysPiastres, isOnPages: false },
      { at: updatedAt, change: status === 'failed' ? refund.amountPiastres : 0, isOnPages: false },
    ])
}

/** What went back on the provider's own pages: it tells of each time, or at least of the sum. */
function stepsOnPages({ events, refunds }: OwedState, transactionId: string): OwedStep[] {
  const ofRefunds = refunds.filter((refund) => refund.transactionId === transactionId)
  const ended = new Set(ofRefunds.flatMap(({ status, ...it }) => (status === 'done' ? [it.providerTransactionId] : [])))
  const isOnPages = (event: EventFacts) =>
    event.parentTransactionId === transactionId && event.outcome === 'refunded' && !ended.has(event.transactionId)
  const told = Map.groupBy(events.filter(isOnPages), (event) => event.transactionId)
  const steps = [...told.values()].flatMap(([first]) =>
    first ? [{ at: first.createdAt, change: -first.amountPiastres, isOnPages: true }] : [],
  )
  const ofTransaction = trustedEvents(events.filter((event) => event.transactionId === transactionId))
  const reported = Math.max(0, ...ofTransaction.map(({ refundedPiastres }) => refundedPiastres))
  const reporting = ofTransaction.find(({ refundedPiastres }) => refundedPiastres === reported)
  const rest = reported - knownRefunds({ events, refunds }, transactionId) - sum(ofRefunds.filter(isUnderWay))
  return rest > 0 && reporting ? [...steps, { at: reporting.createdAt, change: -rest, isOnPages: true }] : steps
}

function isUnderWay({ status }: RefundFacts): boolean {
  return status === 'requested' || status === 'sent'
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
function trustedEvents<Event extends EventFacts>(events: readonly Event[]): readonly Event[] {
  const answers = events.filter(({ source }) => source === 'inquiry')
  return answers.length > 0 ? answers : events
}

function sum(list: readonly { amountPiastres: number }[]): number {
  return list.reduce((total, { amountPiastres }) => total + amountPiastres, 0)
}
