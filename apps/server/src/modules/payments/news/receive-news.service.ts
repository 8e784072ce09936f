import { inTransaction } from '../../../database/client.ts'
import type { CardPaymentDeps } from '../payments.deps.ts'
import { askPaymentJob, askUnknownJob } from '../payments.jobs.ts'
import type { ProviderNews } from '../providers/payment-provider.types.ts'
import { insertNews, type NewsSource } from './payment-news.repository.ts'

/**
 * A signed call came: the provider is asked, at once. The call itself changes nothing, because one signature fits several claims, and
 * the shopper holds it too. The same claim again causes no further question.
 */
export async function receiveNews(deps: CardPaymentDeps, news: ProviderNews, source: NewsSource): Promise<void> {
  const { jobs, provider, readClock } = deps
  await inTransaction(deps.db, async (tx) => {
    const { newsId, paymentId } = await insertNews(tx, { ...news, provider: provider.name, source, now: readClock() })
    if (newsId === null) return
    if (paymentId === null) await jobs.add(tx, askUnknownJob, { newsId })
    else await jobs.add(tx, askPaymentJob, { paymentId })
  })
}
