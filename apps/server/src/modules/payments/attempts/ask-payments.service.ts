import type { PaymentId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { RunLater, startTimer } from '../../../jobs/index.ts'
import { judgeNews } from '../news/judge-news.service.ts'
import { listOpenNews, type NewsRow } from '../news/payment-news.repository.ts'
import type { CardPaymentDeps } from '../payments.deps.ts'
import { findAttempt, type PaymentRow } from '../payments.repository.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
} from '../providers/payment-provider.types.ts'
import { askAboutAllSince, endQuestion, listToAsk, type Question, takeQuestion } from './ask-payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'
import { silenceMs } from './start-payment.service.ts'

/** How many attempts one run asks about, and for how many seconds at the most: the next run is near. */
const maxAtOnce = 100
const maxRun = 50
/** How long after its end an open attempt is still asked about, in milliseconds. */
const lateMs = 24 * 60 * 60_000
/** How long after its end a page is surely closed, in milliseconds. */
const afterEndMs = 60_000
/** How far back the nightly questions go, in milliseconds. */
const nightlyMs = 3 * 24 * 60 * 60_000
/** How many transactions that news name one question covers. */
const maxNews = 5
/** When to ask again after a first silence, in milliseconds; twice as long after each further one. */
const firstRetryMs = 30_000
const maxRetryMs = 10 * 60_000

/** `busy`: another process is asking. `nothing`: the provider was never told of the attempt. */
export type Asked = 'answered' | 'busy' | 'nothing'

/**
 * Asks the provider how an attempt stands, and writes down what it answers: this alone decides about money. One process at a time
 * asks about one attempt.
 *
 * @throws PaymentProviderError when there is no answer; the question is asked again later
 */
export async function askAboutPayment(deps: CardPaymentDeps, id: PaymentId): Promise<Asked> {
  const { db, provider } = deps
  const now = deps.readClock()
  // Each of the calls of a question ends within the provider's time.
  const until = new Date(now.getTime() + (maxNews + 2) * provider.timeoutMs)
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
  const news = await listOpenNews(deps.db, attempt, maxNews)
  const answers = await ask(deps.provider, attempt.providerOrderId ?? '', news)
  await inTransaction(deps.db, async (tx) => {
    for (const transaction of answers.values()) {
      if (transaction?.providerOrderId === attempt.providerOrderId) await recordTransaction(tx, deps, transaction)
    }
    const nextChecks: (Date | null)[] = []
    for (const row of news) {
      nextChecks.push(await judgeNews(tx, deps, { news: row, answer: answers.get(row.transactionId) ?? null, attempt }))
    }
    const answered = (await findAttempt(tx, attempt.id)) ?? attempt
    const next = earliest([nextQuestion(answered, deps.readClock()), ...nextChecks])
    await endQuestion(tx, question, { next, failures: 0 })
  })
}

/** The newest transaction of the attempt and those that news name, by their ids; null for one that the provider does not know. */
async function ask(
  provider: PaymentProvider,
  providerOrderId: string,
  news: readonly NewsRow[],
): Promise<Map<string, ProviderTransaction | null>> {
  const answers = new Map<string, ProviderTransaction | null>()
  const newest = await provider.inquire(providerOrderId)
  if (newest) answers.set(newest.transactionId, newest)
  for (const { transactionId } of news) {
    if (!answers.has(transactionId)) answers.set(transactionId, await provider.inquireTransaction(transactionId))
  }
  return answers
}

/** An attempt that stays open is asked about again, for a day after its end; one that failed once more when its page has run out. */
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
 * Asks about an attempt that news name. However many news come, questions about one attempt lie some seconds apart.
 *
 * @throws RunLater when it is too early, another process is asking, or the provider does not know of it yet; PaymentProviderError
 */
export async function askBecauseOfNews(deps: CardPaymentDeps, id: PaymentId): Promise<void> {
  const wait = await secondsToQuestion(deps, id)
  if (wait === null) return
  if (wait > 0) throw new RunLater(wait)
  if ((await askAboutPayment(deps, id)) === 'busy') throw new RunLater(1)
  const rest = await secondsToQuestion(deps, id)
  if (rest !== null) throw new RunLater(Math.max(1, rest))
}

/** @returns null when no news of the attempt wait for an answer */
async function secondsToQuestion({ db, provider, readClock }: CardPaymentDeps, id: PaymentId): Promise<number | null> {
  const attempt = await findAttempt(db, id)
  const [news] = attempt ? await listOpenNews(db, attempt, 1) : []
  if (!news) return null
  const now = readClock().getTime()
  const askedAt = attempt?.askedAt?.getTime() ?? 0
  // A question of a clock that ran ahead holds nothing back once the clock is put right.
  const freeAt = askedAt <= now ? askedAt + provider.askIntervalMs : 0
  return Math.max(0, Math.ceil((Math.max(freeAt, news.dueAt.getTime()) - now) / 1000))
}

/** Asks about the attempts of which nothing was heard. A provider that does not answer is left alone until the next run. */
export async function askAboutSilentPayments(deps: CardPaymentDeps): Promise<void> {
  const timer = startTimer(maxRun)
  for (const id of await listToAsk(deps.db, deps.provider.name, deps.readClock(), maxAtOnce)) {
    if (timer.isOver()) return
    try {
      await askAboutPayment(deps, id)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, payment: id }, 'payments: the provider did not say how a payment stands')
      if (error.kind === 'unreachable') return
    }
  }
}

/** Every night all attempts of the last three days are asked about once more, whatever we know of them. */
export async function askAboutRecentPayments(deps: CardPaymentDeps): Promise<void> {
  const now = deps.readClock()
  await askAboutAllSince(deps.db, deps.provider.name, new Date(now.getTime() - nightlyMs), now)
}
