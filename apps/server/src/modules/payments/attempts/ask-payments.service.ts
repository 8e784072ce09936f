import type { PaymentId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { RunLater, startTimer } from '../../../jobs/index.ts'
import type { ProviderDeps } from '../payments.deps.ts'
import { findAttempt, type PaymentRow } from '../payments.repository.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
} from '../providers/payment-provider.types.ts'
import { judgeWebhook } from '../webhooks/judge-webhook.service.ts'
import { listOpenWebhooks, type WebhookRow } from '../webhooks/webhooks.repository.ts'
import {
  askAboutAllSince,
  claimInquiry,
  endInquiry,
  type InquiryClaim,
  listDueInquiries,
} from './ask-payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'
import { silenceMs } from './start-payment.service.ts'

/** Max attempts and max seconds of one run; the next run starts within a minute. */
const maxAtOnce = 100
const maxRun = 50
/** An open attempt is asked about until this long after its expiry, in milliseconds. */
const lateMs = 24 * 60 * 60_000
/** Time after the expiry until the payment page is closed, in milliseconds. */
const afterEndMs = 60_000
/** Age of attempts that the nightly inquiries cover, in milliseconds. */
const nightlyMs = 3 * 24 * 60 * 60_000
/** Max webhooks of one inquiry. */
const maxWebhooks = 5
/** Delay after a first missing answer, in milliseconds. It doubles after each further one. */
const firstRetryMs = 30_000
const maxRetryMs = 10 * 60_000

/** `busy`: another process has the claim. `nothing`: the attempt has no order at the provider. */
export type InquiryResult = 'answered' | 'busy' | 'nothing'

/**
 * Asks the provider about an attempt and records its answer. Only such answers decide about money. One process at a time asks about
 * an attempt.
 *
 * @throws PaymentProviderError when there is no answer; the inquiry is repeated later
 */
export async function askAboutPayment(deps: ProviderDeps, id: PaymentId): Promise<InquiryResult> {
  const { db, provider } = deps
  const now = deps.readClock()
  // Each call of an inquiry ends within the provider's time limit.
  const until = new Date(now.getTime() + (maxWebhooks + 2) * provider.timeoutMs)
  const claim = { id, until, retryAt: until }
  const attempt = await claimInquiry(db, claim, provider.name, now)
  if (!attempt) return await findNoClaimReason(deps, id)
  try {
    await runInquiry(deps, attempt, claim)
    return 'answered'
  } catch (error) {
    const failures = attempt.askFailures + 1
    const delay = Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1))
    await endInquiry(db, claim, { next: new Date(deps.readClock().getTime() + delay), failures })
    throw error
  }
}

async function findNoClaimReason({ db, provider }: ProviderDeps, id: PaymentId): Promise<InquiryResult> {
  const attempt = await findAttempt(db, id)
  return attempt?.providerOrderId && attempt.provider === provider.name ? 'busy' : 'nothing'
}

async function runInquiry(deps: ProviderDeps, attempt: PaymentRow, claim: InquiryClaim): Promise<void> {
  const webhooks = await listOpenWebhooks(deps.db, attempt, maxWebhooks)
  const answers = await ask(deps.provider, attempt.providerOrderId ?? '', webhooks)
  await inTransaction(deps.db, async (tx) => {
    for (const transaction of answers.values()) {
      if (transaction?.providerOrderId === attempt.providerOrderId) await recordTransaction(tx, deps, transaction)
    }
    const nextChecks: (Date | null)[] = []
    for (const row of webhooks) {
      nextChecks.push(
        await judgeWebhook(tx, deps, { webhook: row, answer: answers.get(row.transactionId) ?? null, attempt }),
      )
    }
    const updated = (await findAttempt(tx, attempt.id)) ?? attempt
    const next = earliest([nextInquiryAt(updated, deps.readClock()), ...nextChecks])
    await endInquiry(tx, claim, { next, failures: 0 })
  })
}

/** Asks about the newest transaction and those of the webhooks. Null marks one that the provider does not know. */
async function ask(
  provider: PaymentProvider,
  providerOrderId: string,
  webhooks: readonly WebhookRow[],
): Promise<Map<string, ProviderTransaction | null>> {
  const answers = new Map<string, ProviderTransaction | null>()
  const newest = await provider.inquire(providerOrderId)
  if (newest) answers.set(newest.transactionId, newest)
  for (const { transactionId } of webhooks) {
    if (!answers.has(transactionId)) answers.set(transactionId, await provider.inquireTransaction(transactionId))
  }
  return answers
}

/** Time of the next inquiry: an open attempt until a day after its expiry, a failed one once after its page has expired. */
function nextInquiryAt({ status, expiresAt }: PaymentRow, now: Date): Date | null {
  if (status === 'failed') return now < expiresAt ? new Date(expiresAt.getTime() + afterEndMs) : null
  const isUndecided = status === 'created' || status === 'pending'
  const canStillBePaid = isUndecided && now.getTime() < expiresAt.getTime() + lateMs
  return canStillBePaid ? new Date(now.getTime() + silenceMs) : null
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/**
 * Asks about an attempt after a webhook. Inquiries about one attempt are at least `askIntervalMs` apart, however many webhooks come.
 *
 * @throws RunLater when it is too early, another process has the claim, or the provider does not know the transaction yet;
 * PaymentProviderError
 */
export async function askAfterWebhook(deps: ProviderDeps, id: PaymentId): Promise<void> {
  const wait = await secondsToInquiry(deps, id)
  if (wait === null) return
  if (wait > 0) throw new RunLater(wait)
  if ((await askAboutPayment(deps, id)) === 'busy') throw new RunLater(1)
  const rest = await secondsToInquiry(deps, id)
  if (rest !== null) throw new RunLater(Math.max(1, rest))
}

/** @returns null when no webhook of the attempt waits for an inquiry */
async function secondsToInquiry({ db, provider, readClock }: ProviderDeps, id: PaymentId): Promise<number | null> {
  const attempt = await findAttempt(db, id)
  const [webhook] = attempt ? await listOpenWebhooks(db, attempt, 1) : []
  if (!webhook) return null
  const now = readClock().getTime()
  const askedAt = attempt?.askedAt?.getTime() ?? 0
  // `askedAt` in the future comes from a clock that was wrong: ignore it.
  const freeAt = askedAt <= now ? askedAt + provider.askIntervalMs : 0
  return Math.max(0, Math.ceil((Math.max(freeAt, webhook.dueAt.getTime()) - now) / 1000))
}

/** Asks about attempts whose inquiry is due. Stops when the provider is unreachable; the next run continues. */
export async function askAboutSilentPayments(deps: ProviderDeps): Promise<void> {
  const timer = startTimer(maxRun)
  for (const id of await listDueInquiries(deps.db, deps.provider.name, deps.readClock(), maxAtOnce)) {
    if (timer.isOver()) return
    try {
      await askAboutPayment(deps, id)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, payment: id }, 'payments: an inquiry about a payment failed')
      if (error.kind === 'unreachable') return
    }
  }
}

/** Makes inquiries due for all attempts of the last three days, whatever their status. Runs every night. */
export async function askAboutRecentPayments(deps: ProviderDeps): Promise<void> {
  const now = deps.readClock()
  await askAboutAllSince(deps.db, deps.provider.name, new Date(now.getTime() - nightlyMs), now)
}
