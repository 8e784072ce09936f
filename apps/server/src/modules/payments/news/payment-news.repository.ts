import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { NewsState, ProviderName } from '../payment-status.types.ts'
import type { ProviderNews } from '../providers/payment-provider.types.ts'

/** Which way a signed call came. */
export type NewsSource = 'webhook' | 'redirect'

export type NewsRow = {
  id: number
  providerOrderId: string
  transactionId: string
  state: NewsState
  account: string
  amountPiastres: number
  createdAt: Date
  checks: number
  dueAt: Date
}

/** What a call made of itself: new or seen, and the attempt it names, where there is one. */
export type InsertedNews = { newsId: number | null; paymentId: PaymentId | null }

/**
 * Writes down what a signed call claims, once for each transaction and state, and has the provider asked about the attempt it names.
 * One statement: a call that was seen before changes nothing.
 */
export async function insertNews(
  db: Db,
  news: ProviderNews & { provider: ProviderName; source: NewsSource; now: Date },
): Promise<InsertedNews> {
  const { now, amount: amountPiastres, ...claim } = news
  const row = { ...claim, amountPiastres, createdAt: now, dueAt: now }
  const [inserted] = await db<InsertedNews[]>`
    with news as (
      insert into payment_news ${db(row)}
      on conflict (provider, provider_order_id, transaction_id, state) do nothing returning id
    ), payment as (
      update payments set ask_at = least(ask_at, ${now})
      where provider = ${news.provider} and provider_order_id = ${news.providerOrderId} and exists (select from news)
      returning id
    )
    select (select id from news) as news_id, payment.id as payment_id
    from (select) as one left join payment on true`
  return inserted ?? { newsId: null, paymentId: null }
}

/** News of an attempt that the provider was not asked about, or did not know of yet; those due first come first. */
export async function listOpenNews(
  db: Db,
  attempt: { provider: ProviderName; providerOrderId: string | null },
  max: number,
): Promise<NewsRow[]> {
  return await db<NewsRow[]>`
    select * from payment_news
    where provider = ${attempt.provider} and provider_order_id = ${attempt.providerOrderId} and due_at is not null
    order by due_at, id limit ${max}`
}

/** Open news of attempts that the shop does not know, whose time to be asked about has come. */
export async function listUnknownNews(db: Db, provider: ProviderName, now: Date, max: number): Promise<NewsRow[]> {
  return await db<NewsRow[]>`
    select n.* from payment_news n
    where n.provider = ${provider} and n.due_at <= ${now} and not exists (
      select from payments p where p.provider = n.provider and p.provider_order_id = n.provider_order_id)
    order by n.due_at, n.id limit ${max}`
}

/** Takes the question about news of an unknown attempt, unless another process has it. */
export async function takeUnknownNews(db: Db, id: number, now: Date, until: Date): Promise<NewsRow | null> {
  const [row] = await db<NewsRow[]>`
    update payment_news set due_at = ${until} where id = ${id} and due_at <= ${now} returning *`
  return row ?? null
}

/** Writes down what the provider's answer makes of the news. */
export async function closeNews(db: Db, id: number, verdict: 'confirmed' | 'contradicted'): Promise<void> {
  await db`update payment_news set verdict = ${verdict}, due_at = null, checks = checks + 1 where id = ${id} and due_at is not null`
}

/** The provider does not know of it yet: it is asked again at that time. */
export async function postponeNews(db: Db, id: number, dueAt: Date): Promise<void> {
  await db`update payment_news set due_at = ${dueAt}, checks = checks + 1 where id = ${id} and due_at is not null`
}

/** The attempts for a reference that a signed call says are paid, while the provider has not answered. */
export async function listUnconfirmed(db: Db, reference: string): Promise<PaymentId[]> {
  const rows = await db<{ id: PaymentId }[]>`
    select distinct p.id from payments p
      join payment_news n on n.provider = p.provider and n.provider_order_id = p.provider_order_id
    where p.reference = ${reference} and n.due_at is not null and n.state = 'paid'`
  return rows.map(({ id }) => id)
}
