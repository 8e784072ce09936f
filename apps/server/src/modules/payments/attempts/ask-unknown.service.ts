import { inTransaction } from '../../../database/client.ts'
import type { ProviderDeps } from '../payments.deps.ts'
import { findByProviderOrder } from '../payments.repository.ts'
import { PaymentProviderError } from '../providers/payment-provider.types.ts'
import { judgeWebhook } from '../webhooks/judge-webhook.service.ts'
import { claimUnknownWebhook, listUnknownWebhooks } from '../webhooks/webhooks.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'

const maxAtOnce = 50
/** Delay before the next inquiry about an unknown attempt when the provider did not answer, in milliseconds. */
const retryMs = 60_000

/**
 * Asks the provider about a webhook of an unknown attempt. If the provider confirms the money, staff see a problem.
 *
 * @throws PaymentProviderError when there is no answer; the inquiry is repeated later
 */
export async function askAboutUnknown(deps: ProviderDeps, webhookId: number): Promise<void> {
  const now = deps.readClock()
  const webhook = await claimUnknownWebhook(deps.db, webhookId, now, new Date(now.getTime() + retryMs))
  if (!webhook) return
  const answer = await deps.provider.inquireTransaction(webhook.transactionId)
  await inTransaction(deps.db, async (tx) => {
    if (answer) await recordTransaction(tx, deps, answer)
    const attempt = await findByProviderOrder(tx, deps.provider.name, webhook.providerOrderId)
    await judgeWebhook(tx, deps, { webhook, answer, attempt })
  })
}

/** Asks about all webhooks of unknown attempts whose inquiry is due. */
export async function askAboutUnknownWebhooks(deps: ProviderDeps): Promise<void> {
  for (const { id } of await listUnknownWebhooks(deps.db, deps.provider.name, deps.readClock(), maxAtOnce)) {
    try {
      await askAboutUnknown(deps, id)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, webhook: id }, 'payments: an inquiry about an unknown payment failed')
      if (error.kind === 'unreachable') return
    }
  }
}
