import type { Db } from '../../../database/client.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import type { PaymentRow } from '../payments.repository.ts'
import { closeSettled, openProblem } from '../problems/open-problems.repository.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { compareWebhook } from './compare-webhook.rules.ts'
import { closeWebhook, listUnconfirmed, postponeWebhook, type WebhookRow } from './webhooks.repository.ts'

/** Delay before the first repeated inquiry, in milliseconds; it doubles after each check. */
const firstCheckMs = 5_000
/** After this many checks (five minutes), the transaction counts as unknown to the provider. */
const maxChecks = 7

/**
 * Compares a webhook with the provider's answer. If they differ, the answer counts and staff see a problem.
 *
 * @param attempt null when the shop does not know the attempt
 * @returns time of the next inquiry; null after a verdict
 */
export async function judgeWebhook(
  tx: Db,
  deps: PaymentDeps,
  { webhook, answer, attempt }: { webhook: WebhookRow; answer: ProviderTransaction | null; attempt: PaymentRow | null },
): Promise<Date | null> {
  const now = deps.readClock()
  const verdict = compareWebhook(webhook, answer)
  if (verdict === 'not_yet' && webhook.checks + 1 < maxChecks) {
    const dueAt = new Date(now.getTime() + firstCheckMs * 2 ** webhook.checks)
    await postponeWebhook(tx, webhook.id, dueAt)
    return dueAt
  }
  await closeWebhook(tx, webhook.id, verdict === 'confirmed' ? 'confirmed' : 'contradicted')
  if (attempt && (await listUnconfirmed(tx, attempt.reference)).length === 0)
    await closeSettled(tx, { paymentId: attempt.id, reason: 'unconfirmed', now })
  if (verdict === 'confirmed') return null
  deps.log.warn({ webhook: webhook.id, payment: attempt?.id }, 'payments: a webhook contradicts the inquiry')
  if (attempt) await openProblem(tx, { paymentId: attempt.id, reason: 'news_differ', now })
  return null
}
