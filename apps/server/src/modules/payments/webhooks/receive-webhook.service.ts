import { inTransaction } from '../../../database/client.ts'
import type { ProviderDeps } from '../payments.deps.ts'
import { askPaymentJob, askUnknownJob } from '../payments.jobs.ts'
import type { ProviderWebhook } from '../providers/payment-provider.types.ts'
import { insertWebhook, type WebhookSource } from './webhooks.repository.ts'

/**
 * Saves a webhook and queues an inquiry. The webhook itself changes no payment, because one signature fits several claims and the shopper
 * has it too. A repeated webhook queues nothing.
 */
export async function receiveWebhook(
  deps: ProviderDeps,
  webhook: ProviderWebhook,
  source: WebhookSource,
): Promise<void> {
  const { jobs, provider, readClock } = deps
  await inTransaction(deps.db, async (tx) => {
    const { webhookId, paymentId } = await insertWebhook(tx, {
      ...webhook,
      provider: provider.name,
      source,
      now: readClock(),
    })
    if (webhookId === null) return
    if (paymentId === null) await jobs.add(tx, askUnknownJob, { newsId: webhookId })
    else await jobs.add(tx, askPaymentJob, { paymentId })
  })
}
