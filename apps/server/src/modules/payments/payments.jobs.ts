import type { PaymentId } from '@shop/contract'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { askAboutRecentPayments, askAboutSilentPayments, askBecauseOfNews } from './attempts/ask-payments.service.ts'
import { askAboutUnknown, askAboutUnknownNews } from './attempts/ask-unknown.service.ts'
import { acceptsCards, type PaymentDeps } from './payments.deps.ts'
import { workOnRefunds } from './refunds/work-on-refunds.service.ts'

/** Later tries than these are the minute's: `ask_at` stays due. */
const retrying = { retries: 3, firstRetryAfter: 5, maxRetryAfter: 30, atOnce: 4 } as const
/** What comes by the clock needs no second try: the next one is near. */
const byTheClock = { data: z.object({}), retries: 0, firstRetryAfter: 1, maxRetryAfter: 1, atOnce: 1 } as const

/** Asks about one payment of which the provider or the shopper's browser brought news. */
export const askPaymentJob = defineJob({
  name: 'ask-payment',
  data: z.object({ paymentId: z.uuid().transform((id) => id as PaymentId) }),
  ...retrying,
})
/** Asks about news of a payment that the shop does not know. */
export const askUnknownJob = defineJob({
  name: 'ask-unknown-payment',
  data: z.object({ newsId: z.int() }),
  ...retrying,
})
const askSilentJob = defineJob({ name: 'ask-silent-payments', every: '* * * * *', ...byTheClock })
const askRecentJob = defineJob({ name: 'ask-recent-payments', every: '30 1 * * *', ...byTheClock })
const refundsJob = defineJob({ name: 'work-on-refunds', every: '* * * * *', ...byTheClock })

/** Says who does the payments' jobs. Without a provider there is nothing to do. */
export function handlePaymentJobs(deps: PaymentDeps): void {
  if (!acceptsCards(deps)) return
  deps.jobs.handle(askPaymentJob, ({ paymentId }) => askBecauseOfNews(deps, paymentId))
  deps.jobs.handle(askUnknownJob, ({ newsId }) => askAboutUnknown(deps, newsId))
  deps.jobs.handle(askSilentJob, async () => {
    await askAboutSilentPayments(deps)
    await askAboutUnknownNews(deps)
  })
  deps.jobs.handle(askRecentJob, () => askAboutRecentPayments(deps))
  deps.jobs.handle(refundsJob, () => workOnRefunds(deps))
}
