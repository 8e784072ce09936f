import type { PaymentId } from '@shop/contract'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { askAboutPayment, askAboutRecentPayments, askAboutSilentPayments } from './ask-payments.service.ts'
import { type PaymentParts, takesCards } from './payment-parts.ts'
import { workOnRefunds } from './work-on-refunds.service.ts'

const retrying = { retries: 5, firstRetryAfter: 5, longestRetryAfter: 300, atOnce: 2 } as const
/** What comes by the clock needs no second try: the next one is near. */
const byTheClock = { data: z.object({}), retries: 0, firstRetryAfter: 1, longestRetryAfter: 1, atOnce: 1 } as const

/** Asks about one payment: the shopper came back and says it is paid, and the provider has not told yet. */
export const askPaymentJob = defineJob({
  name: 'ask-payment',
  data: z.object({ paymentId: z.uuid().transform((id) => id as PaymentId) }),
  ...retrying,
})
const askSilentJob = defineJob({ name: 'ask-silent-payments', every: '* * * * *', ...byTheClock })
const askRecentJob = defineJob({ name: 'ask-recent-payments', every: '30 1 * * *', ...byTheClock })
const refundsJob = defineJob({ name: 'work-on-refunds', every: '* * * * *', ...byTheClock })

/** Says who does the payments' jobs. Without a provider there is nothing to do. */
export function handlePaymentJobs(parts: PaymentParts): void {
  if (!takesCards(parts)) return
  parts.jobs.handle(askPaymentJob, ({ paymentId }) => askAboutPayment(parts, paymentId))
  parts.jobs.handle(askSilentJob, () => askAboutSilentPayments(parts))
  parts.jobs.handle(askRecentJob, () => askAboutRecentPayments(parts))
  parts.jobs.handle(refundsJob, () => workOnRefunds(parts))
}
