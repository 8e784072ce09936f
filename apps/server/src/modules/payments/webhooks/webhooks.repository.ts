import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findRow, getRow } from '../../../database/rows.ts'
import type { ProviderName } from '../payment-status.types.ts'
import type { paymentWebhooks } from '../payments.table.ts'
import type { ProviderWebhook } from '../providers/payment-provider.types.ts'

/** Source of the signed data: the provider's call, or the redirect of the shopper's browser. */
export type WebhookSource = 'webhook' | 'redirect'

/** A webhook whose inquiry is due. */
export type WebhookRow = Omit<typeof paymentWebhooks.$inferSelect, 'provider' | 'source' | 'verdict'> & { dueAt: Date }

/** `webhookId` is null for a repeated webhook; `paymentId` is null for an unknown attempt. */
export type InsertedWebhook = { webhookId: number | null; paymentId: PaymentId | null }

/**
 * Saves the claim of a webhook, once for each transaction and state, and makes an inquiry due. It is a single statement, so a repeated
 * webhook changes nothing.
 */
export async function insertWebhook(
  db: Db,
  webhook: ProviderWebhook & { provider: ProviderName; source: WebhookSource; now: Date },
): Promise<InsertedWebhook> {
  const { now, amount: amountPiastres, ...claim } = webhook
  const row = { ...claim, amountPiastres, createdAt: now, dueAt: now }
  return await getRow(db<InsertedWebhook[]>`
    with webhook as (
      insert into payment_news ${db(row)}
      on conflict (provider, provider_order_id, transaction_id, state) do nothing returning id
    ), payment as (
      update payments set ask_at = least(ask_at, ${now})
      where provider = ${webhook.provider} and provider_order_id = ${webhook.providerOrderId} and exists (select from webhook)
      returning id
    )
    select (select id from webhook) as webhook_id, payment.id as payment_id
    from (select) as one left join payment on true`)
}

/** Lists webhooks of an attempt without a verdict, earliest due first. */
export async function listOpenWebhooks(
  db: Db,
  attempt: { provider: ProviderName; providerOrderId: string | null },
  max: number,
): Promise<WebhookRow[]> {
  return await db<WebhookRow[]>`
    select * from payment_news
    where provider = ${attempt.provider} and provider_order_id = ${attempt.providerOrderId} and due_at is not null
    order by due_at, id limit ${max}`
}

/** Lists webhooks of unknown attempts whose inquiry is due. */
export async function listUnknownWebhooks(
  db: Db,
  provider: ProviderName,
  now: Date,
  max: number,
): Promise<WebhookRow[]> {
  return await db<WebhookRow[]>`
    select n.* from payment_news n
    where n.provider = ${provider} and n.due_at <= ${now} and not exists (
      select from payments p where p.provider = n.provider and p.provider_order_id = n.provider_order_id)
    order by n.due_at, n.id limit ${max}`
}

/** Claims the inquiry about a webhook of an unknown attempt. @returns null when another process has it */
export async function claimUnknownWebhook(db: Db, id: number, now: Date, until: Date): Promise<WebhookRow | null> {
  return await findRow(db<WebhookRow[]>`
    update payment_news set due_at = ${until} where id = ${id} and due_at <= ${now} returning *`)
}

/** Stores the verdict of the inquiry. */
export async function closeWebhook(db: Db, id: number, verdict: 'confirmed' | 'contradicted'): Promise<void> {
  await db`update payment_news set verdict = ${verdict}, due_at = null, checks = checks + 1 where id = ${id} and due_at is not null`
}

/** Sets when to ask the provider again. */
export async function postponeWebhook(db: Db, id: number, dueAt: Date): Promise<void> {
  await db`update payment_news set due_at = ${dueAt}, checks = checks + 1 where id = ${id} and due_at is not null`
}

/** Lists attempts for a reference that a webhook claims are paid and no inquiry has confirmed. */
export async function listUnconfirmed(db: Db, reference: string): Promise<PaymentId[]> {
  const rows = await db<{ id: PaymentId }[]>`
    select distinct p.id from payments p
      join payment_news n on n.provider = p.provider and n.provider_order_id = p.provider_order_id
    where p.reference = ${reference} and n.due_at is not null and n.state = 'paid'`
  return rows.map(({ id }) => id)
}
