import type { PaymentId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { RunLater, startTimer } from '../../../jobs/index.ts'
import type { CardPaymentDeps } from '../payments.deps.ts'
import { findAttempt, type PaymentRow } from '../payments.repository.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
} from '../providers/payment-provider.types.ts'
import { judgeWebhook } from '../webhooks/judge-webhook.service.ts'
import { listOpenWebhooks, type WebhookRow } from '../webhooks/webhooks.repository.ts'
import { askAboutAllSince, endQuestion, listToAsk, type Question, takeQuestion } from './ask-payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'
import { silenceMs } from './start-payment.service.ts'

/** How many attempts one run asks about, and for how many seconds: the next run comes within a minute. */
const maxAtOnce = 100
const maxRun = 50
/** How long after its end an open attempt is still asked about, in milliseconds. */
const lateMs = 24 * 60 * 60_000
/** How long after its end a page is surely closed, in milliseconds. */
const afterEndMs = 60_000
/** How far back the nightly questions go, in milliseconds. */
const nightlyMs = 3 * 24 * 60 * 60_000
/** How many webhooks one inquiry covers. */
const maxWebhooks = 5
/** When to ask again after a first silence, in milliseconds; twice as long after each further one. */
const firstRetryMs = 30_000
const maxRetryMs = 10 * 60_000

/** `busy`: another process is asking. `nothing`: the attempt never reached the provider. */
export type Asked = 'answered' | 'busy' | 'nothing'

/**
 * Asks the provider about an attempt and records its answer, which alone decides about money. One process at a time asks about one
 * attempt.
 *
 * @throws PaymentProviderError when there is no answer; the question is asked again later
 */
export async function askAboutPayment(deps: CardPaymentDeps, id: PaymentId): Promise<Asked> {
  const { db, provider } = deps
  const now = deps.readClock()
  // Each of the calls of a question ends within the provider's time.
  const until = new Date(now.getTime() + (maxWebhooks + 2) * provider.timeoutMs)
  const question = { id, until, retryAt: until }
  const attempt = await takeQuestion(db, question, provider.name, now)
  if (!attempt) return await whyNot(deps, id)
  try {
    await answerQuestion(deps, attempt, question)
    return 'answered'
  } catch (error) {
    const failures = attempt.askFailures + 1
    const delay = Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1))
    await endQuestion(db, question, { next: new Date(deps.readClock().getTime() + delay), failures })
    throw error
  }
}

async function whyNot({ db, provider }: CardPaymentDeps, id: PaymentId): Promise<Asked> {
  const attempt = await findAttempt(db, id)
  return attempt?.providerOrderId && attempt.provider === provider.name ? 'busy' : 'nothing'
}

async function answerQuestion(deps: CardPaymentDeps, attempt: PaymentRow, question: Question): Promise<void> {
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
    const answered = (await findAttempt(tx, attempt.id)) ?? attempt
    const next = earliest([nextQuestion(answered, deps.readClock()), ...nextChecks])
    await endQuestion(tx, question, { next, failures: 0 })
  })
}

/** The newest transaction of the attempt and those of its webhooks, by id; null for one unknown to the provider. */
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

/** When to ask again: an open attempt until a day after its end, a failed one once more when its page has run out. */
function nextQuestion({ status, expiresAt }: PaymentRow, now: Date): Date | null {
  if (status === 'failed') return now < expiresAt ? new Date(expiresAt.getTime() + afterEndMs) : null
  const isUndecided = status === 'created' || status === 'pending'
  const isWorthIt = isUndecided && now.getTime() < expiresAt.getTime() + lateMs
  return isWorthIt ? new Date(now.getTime() + silenceMs) : null
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/**
 * Asks about an attempt after a webhook. However many webhooks come, inquiries about one attempt lie some seconds apart.
 *
 * @throws RunLater when it is too early, another process is asking, or the provider does not know of it yet; PaymentProviderError
 */
export async function askAfterWebhook(deps: CardPaymentDeps, id: PaymentId): Promise<void> {
  const wait = await secondsToQuestion(deps, id)
  if (wait === null) return
  if (wait > 0) throw new RunLater(wait)
  if ((await askAboutPayment(deps, id)) === 'busy') throw new RunLater(1)
  const rest = await secondsToQuestion(deps, id)
  if (rest !== null) throw new RunLater(Math.max(1, rest))
}

/** @returns null when no webhook of the attempt waits for an inquiry */
async function secondsToQuestion({ db, provider, readClock }: CardPaymentDeps, id: PaymentId): Promise<number | null> {
  const attempt = await findAttempt(db, id)
  const [webhook] = attempt ? await listOpenWebhooks(db, attempt, 1) : []
  if (!webhook) return null
  const now = readClock().getTime()
  const askedAt = attempt?.askedAt?.getTime() ?? 0
  // `askedAt` in the future comes from a clock that was wrong: ignore it.
  const freeAt = askedAt <= now ? askedAt + provider.askIntervalMs : 0
  return Math.max(0, Math.ceil((Math.max(freeAt, webhook.dueAt.getTime()) - now) / 1000))
}

/** Asks about the attempts whose inquiry is due. It stops when the provider is unreachable; the next run goes on. */
export async function askAboutSilentPayments(deps: CardPaymentDeps): Promise<void> {
  const timer = startTimer(maxRun)
  for (const id of await listToAsk(deps.db, deps.provider.name, deps.readClock(), maxAtOnce)) {
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

/** Every night all attempts of the last three days are asked about once more, whatever we know of them. */
export async function askAboutRecentPayments(deps: CardPaymentDeps): Promise<void> {
  const now = deps.readClock()
  await askAboutAllSince(deps.db, deps.provider.name, new Date(now.getTime() - nightlyMs), now)
}
