import type { PaymentId } from '@shop/contract'
import { z } from 'zod'
import { defineJob, scheduled } from '../../jobs/index.ts'
import { askAboutRecentPayments, askAboutSilentPayments, askAfterWebhook } from './attempts/ask-payments.service.ts'
import { askAboutUnknown, askAboutUnknownWebhooks } from './attempts/ask-unknown.service.ts'
import { hasProvider, type PaymentDeps } from './payments.deps.ts'
import { workOnRefunds } from './refunds/work-on-refunds.service.ts'

/** After these retries the job that runs each minute takes over: `ask_at` stays due. */
const retrying = { retries: 3, firstRetryAfter: 5, maxRetryAfter: 30, atOnce: 4 } as const

/** Asks about one payment after a webhook or a redirect. */
export const askPaymentJob = defineJob({
  name: 'ask-payment',
  data: z.object({ paymentId: z.uuid().transform((id) => id as PaymentId) }),
  ...retrying,
})
/** Asks about a webhook of an unknown payment. `newsId` is stored in queued jobs, so it stays. */
export const askUnknownJob = defineJob({
  name: 'ask-unknown-payment',
  data: z.object({ newsId: z.int() }),
  ...retrying,
})
const askSilentJob = defineJob({ name: 'ask-silent-payments', every: '* * * * *', ...scheduled })
const askRecentJob = defineJob({ name: 'ask-recent-payments', every: '30 1 * * *', ...scheduled })
const refundsJob = defineJob({ name: 'work-on-refunds', every: '* * * * *', ...scheduled })

/** Registers the job handlers. Without a provider there are none. */
export function handlePaymentJobs(deps: PaymentDeps): void {
  if (!hasProvider(deps)) return
  deps.jobs.handle(askPaymentJob, ({ paymentId }) => askAfterWebhook(deps, paymentId))
  deps.jobs.handle(askUnknownJob, ({ newsId: webhookId }) => askAboutUnknown(deps, webhookId))
  deps.jobs.handle(askSilentJob, async () => {
    await askAboutSilentPayments(deps)
    await askAboutUnknownWebhooks(deps)
  })
  deps.jobs.handle(askRecentJob, () => askAboutRecentPayments(deps))
  deps.jobs.handle(refundsJob, () => workOnRefunds(deps))
}
