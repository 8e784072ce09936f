import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findRow } from '../../../database/rows.ts'
import type { ProviderName } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'

/** Lists attempts whose inquiry is due, the longest waiting first. */
export async function listDueInquiries(db: Db, provider: ProviderName, now: Date, max: number): Promise<PaymentId[]> {
  const rows = await db<{ id: PaymentId }[]>`
    select id from payments
    where ask_at <= ${now} and provider = ${provider} and (asking_until is null or asking_until <= ${now})
    order by ask_at, id limit ${max}`
  return rows.map((row) => row.id)
}

/** A process's claim of the inquiry about an attempt. It ends at `until`, in case the process dies. */
export type InquiryClaim = { id: PaymentId; until: Date; retryAt: Date }

/**
 * Claims the inquiry about an attempt. A webhook during the inquiry sets `ask_at` again.
 *
 * @returns the attempt; null while another process has the claim, or when the attempt has no order at the provider
 */
export async function claimInquiry(
  db: Db,
  { id, until, retryAt }: InquiryClaim,
  provider: ProviderName,
  now: Date,
): Promise<PaymentRow | null> {
  return await findRow(db<PaymentRow[]>`
    update payments set asking_until = ${until}, asked_at = ${now}, ask_at = ${retryAt}
    where id = ${id} and provider = ${provider} and provider_order_id is not null
      and (asking_until is null or asking_until <= ${now})
    returning *`)
}

/** Ends the claim. @param next time of the next inquiry, unless a webhook has set one meanwhile; null: none */
export async function endInquiry(
  db: Db,
  { id, until, retryAt }: InquiryClaim,
  { next, failures }: { next: Date | null; failures: number },
): Promise<void> {
  await db`
    update payments set asking_until = null, ask_failures = ${failures},
      ask_at = case when ask_at is not distinct from ${retryAt} then ${next} else ask_at end
    where id = ${id} and asking_until = ${until}`
}

/** Makes inquiries due for all attempts since a moment that have an order at the provider. */
export async function askAboutAllSince(db: Db, provider: ProviderName, since: Date, now: Date): Promise<void> {
  await db`
    update payments set ask_at = ${now}
    where created_at >= ${since} and provider = ${provider} and provider_order_id is not null and ask_at is null`
}
