import { type Db, inTransaction } from '../../../database/client.ts'
import { startTimer } from '../../../jobs/index.ts'
import { recordTransaction } from '../attempts/record-transaction.service.ts'
import type { CardPaymentDeps } from '../payments.deps.ts'
import { findAttempt } from '../payments.repository.ts'
import { PaymentProviderError, type ProviderTransaction } from '../providers/payment-provider.types.ts'
import { applyRefundEnding } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { knownRefunds } from '../state/payment-state.rules.ts'
import { writeChanges } from '../state/write-changes.service.ts'
import {
  listDueRefunds,
  postponeRefund,
  type RefundEnding,
  type RefundRow,
  requestAgain,
  saveRefundReply,
  type TakenRefund,
  takeRefund,
} from './refunds.repository.ts'

/** How many refunds one run takes on, and for how many seconds at the most: the next run is near. */
const maxAtOnce = 50
const maxRun = 50
/** When to ask what became of a refund that was sent, in milliseconds: longer than the sending may take. */
const askAfterMs = 60_000
/** When to send a refund again that the provider does not know. */
const againAfterMs = 5 * 60_000
/** How often a refund is sent before staff are asked. */
const maxCodeTries = 5

/** Takes the refunds that are due one step further each: sends what was requested, asks about what was sent. */
export async function workOnRefunds(deps: CardPaymentDeps): Promise<void> {
  const timer = startTimer(maxRun)
  for (const id of await listDueRefunds(deps.db, deps.readClock(), maxAtOnce)) {
    if (timer.isOver()) return
    const now = deps.readClock()
    const refund = await takeRefund(deps.db, id, now, new Date(now.getTime() + askAfterMs))
    if (!refund) continue
    try {
      await workOn(deps, refund)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, refund: id }, 'payments: a refund waits for its provider')
    }
  }
}

async function workOn(deps: CardPaymentDeps, refund: TakenRefund): Promise<void> {
  if (refund.statusBefore === 'sent') return await askAbout(deps, refund)
  // The provider's count comes first: never is more sent than it says is left.
  if (await isSettledUnsent(deps, refund)) return
  try {
    await send(deps, refund)
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'refused') throw error
    // Refused may mean that the money went back already, by somebody else's hand.
    if (!(await isGivenBack(deps, refund))) await fail(deps, refund, error.message)
  }
}

/** Whether the provider's answer about the payment leaves nothing to send: it is no payment of ours, or too little is left of it. */
async function isSettledUnsent(deps: CardPaymentDeps, refund: RefundRow): Promise<boolean> {
  const parent = await askBeforeSending(deps, refund)
  const left = parent && !parent.isVoided ? parent.amount - parent.refunded : 0
  // What was sent before may have been done since it was asked about.
  if ((refund.tries > 1 || left < refund.amountPiastres) && (await endIfGivenBack(deps, refund, parent))) return true
  if (left >= refund.amountPiastres) return false
  await fail(deps, refund, 'more than the provider says is left')
  return true
}

/** Without an answer nothing was sent, and that is no try. */
async function askBeforeSending(deps: CardPaymentDeps, refund: RefundRow): Promise<ProviderTransaction | null> {
  try {
    return await askAboutParent(deps, refund)
  } catch (error) {
    await postponeRefund(deps.db, refund.id, new Date(deps.readClock().getTime() + askAfterMs))
    throw error
  }
}

/** @returns null for a transaction that the provider does not count to this attempt @throws PaymentProviderError */
async function askAboutParent(
  { db, provider }: CardPaymentDeps,
  refund: RefundRow,
): Promise<ProviderTransaction | null> {
  const payment = await findAttempt(db, refund.paymentId)
  const parent = await provider.inquireTransaction(refund.transactionId)
  const isOurs = parent?.success === true && parent.providerOrderId === payment?.providerOrderId
  return isOurs ? parent : null
}

/** Sends a refund, once. Its answer is not the end of it, unless it is a no. */
async function send(deps: CardPaymentDeps, refund: RefundRow): Promise<void> {
  const { provider } = deps
  const reply =
    refund.method === 'void'
      ? await provider.void(refund.transactionId)
      : await provider.refund(refund.transactionId, refund.amountPiastres)
  if (reply.isRefused) return await fail(deps, refund, 'declined')
  await saveRefundReply(deps.db, refund.id, reply.transactionId, new Date(deps.readClock().getTime() + askAfterMs))
}

/** Nothing was heard of a refund that was sent: by its name if it has one, else by what the provider counts on the payment. */
async function askAbout(deps: CardPaymentDeps, refund: RefundRow): Promise<void> {
  if (refund.providerTransactionId) {
    const child = await deps.provider.inquireTransaction(refund.providerTransactionId)
    if (child) await inTransaction(deps.db, (tx) => recordTransaction(tx, deps, child))
    return
  }
  if (await isGivenBack(deps, refund)) return
  if (refund.tries >= maxCodeTries) return await fail(deps, refund, 'no answer')
  await requestAgain(deps.db, refund.id, new Date(deps.readClock().getTime() + againAfterMs))
}

/** Whether the provider counts more money as given back than is known of refunds: then ours is among it, and is done. */
async function isGivenBack(deps: CardPaymentDeps, refund: RefundRow): Promise<boolean> {
  return await endIfGivenBack(deps, refund, await askAboutParent(deps, refund))
}

async function endIfGivenBack(
  deps: CardPaymentDeps,
  refund: RefundRow,
  parent: ProviderTransaction | null,
): Promise<boolean> {
  if (!parent) return false
  return await inTransaction(deps.db, async (tx) => {
    await recordTransaction(tx, deps, parent)
    const state = await lockPaymentState(tx, refund.paymentId)
    const unexplained = parent.refunded - knownRefunds(state, refund.transactionId)
    if (!parent.isVoided && unexplained < refund.amountPiastres) return false
    await end(tx, deps, refund, { status: 'done', failure: null })
    return true
  })
}

async function fail(deps: CardPaymentDeps, refund: RefundRow, failure: string): Promise<void> {
  deps.log.error({ refund: refund.id, failure }, 'payments: a refund failed, staff must look at it')
  await inTransaction(deps.db, (tx) => end(tx, deps, refund, { status: 'failed', failure }))
}

/** Ends a refund, unless it has ended meanwhile. */
async function end(
  tx: Db,
  deps: CardPaymentDeps,
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
