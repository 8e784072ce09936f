import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { ProviderName } from './payment-status.ts'

/** Ids of the attempts to ask about, the longest waiting first. */
export async function listToAsk(db: Db, provider: ProviderName, now: Date, most: number): Promise<PaymentId[]> {
  const rows = await db<{ id: PaymentId }[]>`
    select id from payments where ask_at <= ${now} and provider = ${provider} order by ask_at, id limit ${most}`
  return rows.map((row) => row.id)
}

/** When to ask about an attempt next; null for not of our own accord. */
export async function setAskAt(db: Db, id: PaymentId, at: Date | null): Promise<void> {
  await db`update payments set ask_at = ${at} where id = ${id}`
}

/** Has all attempts since a moment asked about, as far as the provider has heard of them. */
export async function wishAllAsked(db: Db, provider: ProviderName, since: Date, now: Date): Promise<void> {
  await db`
    update payments set ask_at = ${now}
    where created_at >= ${since} and provider = ${provider} and provider_order_id is not null and ask_at is null`
}
