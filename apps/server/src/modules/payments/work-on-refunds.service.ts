import { type Db, inTransaction } from '../../database/client.ts'
import { startTimer } from '../../jobs/index.ts'
import type { TakingParts } from './payment-parts.ts'
import { PaymentProviderError } from './payment-provider.ts'
import { findAttempt, flagAttempt, lockAttempts } from './payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'
import {
  endRefund,
  keepRefundReply,
  listDueRefunds,
  type RefundRow,
  requestAgain,
  sumKnownRefunds,
  type TakenRefund,
  takeRefund,
} from './refunds.repository.ts'
import { settleMoney } from './settle-money.service.ts'

/** How many refunds one run takes on, and for how many seconds at the most: the next run is near. */
const mostAtOnce = 50
const longestRun = 50
/** When to ask what became of a refund that was sent, in milliseconds: longer than the sending may take. */
const askAfterMs = 60_000
/** When to send a refund again that the provider does not know. */
const againAfterMs = 5 * 60_000
/** How often a refund is sent before staff are asked. */
const mostTries = 5

/** Takes the refunds that are due one step further each: sends what was requested, asks about what was sent. */
export async function workOnRefunds(parts: TakingParts): Promise<void> {
  const timer = startTimer(longestRun)
  for (const id of await listDueRefunds(parts.db, parts.readClock(), mostAtOnce)) {
    if (timer.isOver()) return
    const now = parts.readClock()
    const refund = await takeRefund(parts.db, id, now, new Date(now.getTime() + askAfterMs))
    if (!refund) continue
    try {
      await workOn(parts, refund)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      parts.log.warn({ err: error, refund: id }, 'payments: a refund waits for its provider')
    }
  }
}

async function workOn(parts: TakingParts, refund: TakenRefund): Promise<void> {
  if (refund.statusBefore === 'sent') return await askAbout(parts, refund)
  // What was sent before may have been done since it was asked about.
  if (refund.tries > 1 && (await isGivenBack(parts, refund))) return
  try {
    await send(parts, refund)
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'refused') throw error
    // Refused may mean that the money went back already, by somebody else's hand.
    if (!(await isGivenBack(parts, refund))) await fail(parts, refund, error.message)
  }
}

/** Sends a refund, once. Its answer is not the end of it, unless it is a no. */
async function send(parts: TakingParts, refund: RefundRow): Promise<void> {
  const { provider } = parts
  const reply =
    refund.method === 'void'
      ? await provider.void(refund.transactionId)
      : await provider.refund(refund.transactionId, refund.amountPiastres)
  if (reply.isRefused) return await fail(parts, refund, 'declined')
  await keepRefundReply(parts.db, refund.id, reply.transactionId, new Date(parts.readClock().getTime() + askAfterMs))
}

/** Nothing was heard of a refund that was sent: by its name if it has one, else by what the provider counts on the payment. */
async function askAbout(parts: TakingParts, refund: RefundRow): Promise<void> {
  if (refund.providerTransactionId) {
    const child = await parts.provider.inquireTransaction(refund.providerTransactionId)
    if (child) await inTransaction(parts.db, (tx) => recordTransaction(tx, parts, child, 'inquiry'))
    return
  }
  if (await isGivenBack(parts, refund)) return
  if (refund.tries >= mostTries) return await fail(parts, refund, 'no answer')
  await requestAgain(parts.db, refund.id, new Date(parts.readClock().getTime() + againAfterMs))
}

/** Whether the provider counts more money as given back than is known of refunds: then ours is among it, and is done. */
async function isGivenBack(parts: TakingParts, refund: RefundRow): Promise<boolean> {
  const parent = await parts.provider.inquireTransaction(refund.transactionId)
  if (!parent) return false
  return await withHeldPayment(parts, refund, async (tx) => {
    await recordTransaction(tx, parts, parent, 'inquiry')
    const known = await sumKnownRefunds(tx, refund.paymentId, refund.transactionId)
    if (!parent.isVoided && parent.refunded - known < refund.amountPiastres) return false
    await endRefund(tx, refund.id, { status: 'done', failure: null })
    await settleMoney(tx, parts, refund.paymentId)
    return true
  })
}

async function fail(parts: TakingParts, refund: RefundRow, failure: string): Promise<void> {
  parts.log.error({ refund: refund.id, failure }, 'payments: a refund failed, staff must look at it')
  await withHeldPayment(parts, refund, async (tx) => {
    if (!(await endRefund(tx, refund.id, { status: 'failed', failure }))) return
    await flagAttempt(tx, refund.paymentId, 'refund_failed', parts.readClock())
    await settleMoney(tx, parts, refund.paymentId)
  })
}

async function withHeldPayment<Result>(
  parts: TakingParts,
  refund: RefundRow,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(parts.db, async (tx) => {
    const payment = await findAttempt(tx, refund.paymentId)
    if (payment) await lockAttempts(tx, payment.reference)
    return await work(tx)
  })
}
