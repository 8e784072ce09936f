import type { Db } from '../../../database/client.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import type { PaymentRow } from '../payments.repository.ts'
import { closeSettled, openProblem } from '../problems/open-problems.repository.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { compareNews } from './compare-news.rules.ts'
import { closeNews, listUnconfirmed, type NewsRow, postponeNews } from './payment-news.repository.ts'

/** When the provider is asked again about what it does not know yet, in milliseconds; twice as long after each check. */
const firstCheckMs = 5_000
/** After so many checks, five minutes in all, the provider does not know of it at all. */
const maxChecks = 7

/**
 * Compares news with the provider's answer. Where the two differ, the answer counts, and staff are told.
 *
 * @param attempt null where the shop does not know what the news name
 * @returns when to ask again; null once it is decided
 */
export async function judgeNews(
  tx: Db,
  deps: PaymentDeps,
  { news, answer, attempt }: { news: NewsRow; answer: ProviderTransaction | null; attempt: PaymentRow | null },
): Promise<Date | null> {
  const now = deps.readClock()
  const verdict = compareNews(news, answer)
  if (verdict === 'not_yet' && news.checks + 1 < maxChecks) {
    const dueAt = new Date(now.getTime() + firstCheckMs * 2 ** news.checks)
    await postponeNews(tx, news.id, dueAt)
    return dueAt
  }
  await closeNews(tx, news.id, verdict === 'confirmed' ? 'confirmed' : 'contradicted')
  if (attempt && (await listUnconfirmed(tx, attempt.reference)).length === 0)
    await closeSettled(tx, { paymentId: attempt.id, reason: 'unconfirmed', now })
  if (verdict === 'confirmed') return null
  deps.log.warn(
    { news: news.id, payment: attempt?.id },
    'payments: a signed call said something else than the provider',
  )
  if (attempt) await openProblem(tx, { paymentId: attempt.id, reason: 'news_differ', now })
  return null
}
