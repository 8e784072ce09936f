import { methodRules } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { startTimer } from '../../../jobs/index.ts'
import { recordTransaction } from '../attempts/record-transaction.service.ts'
import type { ProviderDeps } from '../payments.deps.ts'
import { findAttempt } from '../payments.repository.ts'
import { PaymentProviderError, type ProviderTransaction } from '../providers/payment-provider.types.ts'
import { applyRefundEnding } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { knownRefunds } from '../state/payment-state.rules.ts'
import { writeChanges } from '../state/write-changes.service.ts'
import {
  type ClaimedRefund,
  claimRefund,
  listDueRefunds,
  postponeRefund,
  type RefundEnding,
  type RefundRow,
  requestAgain,
  saveRefundReply,
} from './refunds.repository.ts'

/** Max refunds and max seconds of one run; the next run starts within a minute. */
const maxAtOnce = 50
const maxRun = 50
/** Delay before an inquiry about a sent refund, in milliseconds: longer than the time limit of sending. */
const askAfterMs = 60_000
/** Delay before a refund is sent again that the provider does not know, in milliseconds. */
const againAfterMs = 5 * 60_000
/** Delay after which staff hear of a refund that the provider took but does not tell about, in milliseconds. */
const maxSilenceMs = 24 * 60 * 60_000
/** Max times that a refund is sent before it fails. */
const maxTries = 5

/** Works on due refunds: sends requested ones, asks about sent ones. */
export async function workOnRefunds(deps: ProviderDeps): Promise<void> {
  const timer = startTimer(maxRun)
  for (const id of await listDueRefunds(deps.db, deps.readClock(), maxAtOnce)) {
    if (timer.isOver()) return
    const now = deps.readClock()
    const nextAt = new Date(now.getTime() + askAfterMs)
    const refund = await inTransaction(deps.db, (tx) => claimRefund(tx, id, now, nextAt))
    if (!refund) continue
    try {
      await workOn(deps, refund)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, refund: id }, 'payments: a refund waits for its provider')
    }
  }
}

async function workOn(deps: ProviderDeps, refund: ClaimedRefund): Promise<void> {
  if (refund.statusBefore === 'sent') return await askAbout(deps, refund)
  if (!(await isSentBack(deps, refund))) return await fail(deps, refund, 'this way to pay takes no money back')
  // Ask the provider first, so that never more is refunded than it has left.
  if (await isSettledUnsent(deps, refund)) return
  try {
    await send(deps, refund)
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'refused') throw error
    // A refusal may mean that the money was already refunded elsewhere, such as in Paymob's dashboard.
    if (!(await isGivenBack(deps, refund))) await fail(deps, refund, error.message)
  }
}

/** Tells whether the provider sends money of this payment back; else staff pay it. */
async function isSentBack({ db }: ProviderDeps, { paymentId }: RefundRow): Promise<boolean> {
  const payment = await findAttempt(db, paymentId)
  return payment !== null && methodRules[payment.method].refunds === 'provider'
}

/** Ends a refund that must not be sent: it is already done, or too little money is left. @returns whether it has ended */
async function isSettledUnsent(deps: ProviderDeps, refund: RefundRow): Promise<boolean> {
  const parent = await askBeforeSending(deps, refund)
  const left = parent && !parent.isVoided ? parent.amount - parent.refunded : 0
  // An earlier attempt to send it may have succeeded meanwhile.
  if ((refund.tries > 1 || left < refund.amountPiastres) && (await endIfGivenBack(deps, refund, parent))) return true
  if (left >= refund.amountPiastres) return false
  await fail(deps, refund, 'more than the provider says is left')
  return true
}

/** Asks about the payment. Without an answer the refund is postponed, and this does not count as a try. */
async function askBeforeSending(deps: ProviderDeps, refund: RefundRow): Promise<ProviderTransaction | null> {
  try {
    return await askAboutParent(deps, refund)
  } catch (error) {
    await postponeRefund(deps.db, refund.id, new Date(deps.readClock().getTime() + askAfterMs))
    throw error
  }
}

/** @returns null when the transaction does not belong to this attempt @throws PaymentProviderError */
async function askAboutParent({ db, provider }: ProviderDeps, refund: RefundRow): Promise<ProviderTransaction | null> {
  const payment = await findAttempt(db, refund.paymentId)
  const parent = await provider.inquireTransaction(refund.transactionId)
  const isOurs = parent?.success === true && parent.providerOrderId === payment?.providerOrderId
  return isOurs ? parent : null
}

/** Sends a refund. Only a refusal ends it; otherwise an inquiry decides. */
async function send(deps: ProviderDeps, refund: RefundRow): Promise<void> {
  const { provider } = deps
  const reply =
    refund.method === 'void'
      ? await provider.void(refund.transactionId)
      : await provider.refund(refund.transactionId, refund.amountPiastres)
  if (reply.isRefused) return await fail(deps, refund, 'declined')
  const now = deps.readClock()
  const dueAt = new Date(now.getTime() + askAfterMs)
  await saveRefundReply(deps.db, { id: refund.id, providerTransactionId: reply.transactionId, now, dueAt })
}

/** Asks about a sent refund: by its id if known, else by the refunded amount of the payment. */
async function askAbout(deps: ProviderDeps, refund: RefundRow): Promise<void> {
  if (refund.providerTransactionId) {
    const child = await deps.provider.inquireTransaction(refund.providerTransactionId)
    if (child) return await inTransaction(deps.db, (tx) => recordTransaction(tx, deps, child))
    if (deps.readClock().getTime() - refund.updatedAt.getTime() < maxSilenceMs) return
    if (!(await isGivenBack(deps, refund))) await fail(deps, refund, 'no answer')
    return
  }
  if (await isGivenBack(deps, refund)) return
  if (refund.tries >= maxTries) return await fail(deps, refund, 'no answer')
  await requestAgain(deps.db, refund.id, new Date(deps.readClock().getTime() + againAfterMs))
}

/** Ends the refund when the provider reports more refunded money than the known refunds explain. @returns whether it has ended */
async function isGivenBack(deps: ProviderDeps, refund: RefundRow): Promise<boolean> {
  return await endIfGivenBack(deps, refund, await askAboutParent(deps, refund))
}

async function endIfGivenBack(
  deps: ProviderDeps,
  refund: RefundRow,
  parent: ProviderTransaction | null,
): Promise<boolean> {
  if (!parent) return false
  return await inTransaction(deps.db, async (tx) => {
    await recordTransaction(tx, deps, parent)
    const state = await lockPaymentState(tx, refund.paymentId)
    // No other refund of this transaction is under way, so what is not explained is this one.
    const unexplained = parent.refunded - knownRefunds(state, refund.transactionId)
    if (!parent.isVoided && unexplained < refund.amountPiastres) return false
    await end(tx, deps, refund, { status: 'done', failure: null })
    return true
  })
}

async function fail(deps: ProviderDeps, refund: RefundRow, failure: string): Promise<void> {
  deps.log.error({ refund: refund.id, failure }, 'payments: a refund failed, staff must look at it')
  await inTransaction(deps.db, (tx) => end(tx, deps, refund, { status: 'failed', failure }))
}

/** Ends a refund, unless it has ended meanwhile. */
async function end(
  tx: Db,
  deps: ProviderDeps,
  refund: RefundRow,
  ending: Pick<RefundEnding, 'status' | 'failure'>,
): Promise<void> {
  const state = await lockPaymentState(tx, refund.paymentId)
  const isOpen = state.refunds.some(
    ({ id, status }) => id === refund.id && (status === 'requested' || status === 'sent'),
  )
  if (!isOpen) return
  const changes = applyRefundEnding(state, { ...ending, id: refund.id, providerTransactionId: null })
  await writeChanges(tx, deps, state, changes)
}
