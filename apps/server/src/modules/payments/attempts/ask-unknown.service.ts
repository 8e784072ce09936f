import { inTransaction } from '../../../database/client.ts'
import { judgeNews } from '../news/judge-news.service.ts'
import { listUnknownNews, takeUnknownNews } from '../news/payment-news.repository.ts'
import type { CardPaymentDeps } from '../payments.deps.ts'
import { findByProviderOrder } from '../payments.repository.ts'
import { PaymentProviderError } from '../providers/payment-provider.types.ts'
import { recordTransaction } from './record-transaction.service.ts'

const maxAtOnce = 50
/** When to ask again about news of an unknown attempt after a silence, in milliseconds. */
const retryMs = 60_000

/**
 * Asks the provider about news of an attempt that the shop does not know, or did not when they came. Money that the provider really
 * has is listed for staff.
 *
 * @throws PaymentProviderError when there is no answer; the question is asked again later
 */
export async function askAboutUnknown(deps: CardPaymentDeps, newsId: number): Promise<void> {
  const now = deps.readClock()
  const news = await takeUnknownNews(deps.db, newsId, now, new Date(now.getTime() + retryMs))
  if (!news) return
  const answer = await deps.provider.inquireTransaction(news.transactionId)
  await inTransaction(deps.db, async (tx) => {
    if (answer) await recordTransaction(tx, deps, answer)
    const attempt = await findByProviderOrder(tx, deps.provider.name, news.providerOrderId)
    await judgeNews(tx, deps, { news, answer, attempt })
  })
}

/** Asks about all such news whose time has come. */
export async function askAboutUnknownNews(deps: CardPaymentDeps): Promise<void> {
  for (const { id } of await listUnknownNews(deps.db, deps.provider.name, deps.readClock(), maxAtOnce)) {
    try {
      await askAboutUnknown(deps, id)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, news: id }, 'payments: the provider did not say how a payment stands')
      if (error.kind === 'unreachable') return
    }
  }
}
