import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { ProviderName } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'

/** Ids of the attempts to ask about, the longest waiting first. */
export async function listToAsk(db: Db, provider: ProviderName, now: Date, max: number): Promise<PaymentId[]> {
  const rows = await db<{ id: PaymentId }[]>`
    select id from payments
    where ask_at <= ${now} and provider = ${provider} and (asking_until is null or asking_until <= ${now})
    order by ask_at, id limit ${max}`
  return rows.map((row) => row.id)
}

/** A process's right to ask about an attempt, until it ends or the process has been silent too long. */
export type Question = { id: PaymentId; until: Date; retryAt: Date }

/**
 * Takes the right to ask about an attempt. A webhook that comes meanwhile brings `ask_at` forward again.
 *
 * @returns the attempt; null while another process asks, or when the provider knows nothing of it
 */
export async function takeQuestion(
  db: Db,
  { id, until, retryAt }: Question,
  provider: ProviderName,
  now: Date,
): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    update payments set asking_until = ${until}, asked_at = ${now}, ask_at = ${retryAt}
    where id = ${id} and provider = ${provider} and provider_order_id is not null
      and (asking_until is null or asking_until <= ${now})
    returning *`
  return row ?? null
}

/** Ends a question. @param next when to ask again, unless a webhook has come meanwhile; null: not at all */
export async function endQuestion(
  db: Db,
  { id, until, retryAt }: Question,
  { next, failures }: { next: Date | null; failures: number },
): Promise<void> {
  await db`
    update payments set asking_until = null, ask_failures = ${failures},
      ask_at = case when ask_at is not distinct from ${retryAt} then ${next} else ask_at end
    where id = ${id} and asking_until = ${until}`
}

/** Has all attempts since a moment asked about, as far as the provider has heard of them. */
export async function askAboutAllSince(db: Db, provider: ProviderName, since: Date, now: Date): Promise<void> {
  await db`
    update payments set ask_at = ${now}
    where created_at >= ${since} and provider = ${provider} and provider_order_id is not null and ask_at is null`
}
