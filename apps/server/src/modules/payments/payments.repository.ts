import type { PaymentId } from '@shop/contract'
import { type Db, inOnePacket } from '../../database/client.ts'
import { findRow } from '../../database/rows.ts'
import type { ProviderName } from './payment-status.types.ts'
import type { payments } from './payments.table.ts'
import type { Intention } from './providers/payment-provider.types.ts'

/** One attempt to pay. Amounts in piastres. */
export type PaymentRow = Omit<
  typeof payments.$inferSelect,
  'openingUntil' | 'providerIntentionId' | 'askAt' | 'askingUntil' | 'updatedAt'
>

export type NewAttempt = Pick<
  PaymentRow,
  'id' | 'reference' | 'provider' | 'amountPiastres' | 'currency' | 'method' | 'expiresAt' | 'createdAt'
>

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db`insert into payments ${db({ ...attempt, updatedAt: attempt.createdAt })}`
}

export async function findAttempt(db: Db, id: PaymentId): Promise<PaymentRow | null> {
  return await findRow(db<PaymentRow[]>`select * from payments where id = ${id}`)
}

export async function findByProviderOrder(
  db: Db,
  provider: ProviderName,
  providerOrderId: string,
): Promise<PaymentRow | null> {
  return await findRow(db<PaymentRow[]>`
    select * from payments where provider = ${provider} and provider_order_id = ${providerOrderId}`)
}

/** Lists the attempts for a reference, oldest first. */
export async function listAttempts(db: Db, reference: string): Promise<PaymentRow[]> {
  return await db<PaymentRow[]>`select * from payments where reference = ${reference} order by created_at, id`
}

/**
 * Locks all attempts for a reference until the transaction ends. Every change of an attempt or its order takes this lock first, so that
 * an answer of the provider and a cancellation never deadlock.
 */
export async function lockAttempts(db: Db, reference: string): Promise<PaymentRow[]> {
  const lock = async () =>
    await db<PaymentRow[]>`select * from payments where reference = ${reference} order by id for update`
  // An attempt that began while the first statement waited for its lock is seen by the next one only.
  const [, attempts] = await inOnePacket(lock(), lock())
  return attempts
}

/** Changes a locked attempt. @throws Error when it has changed since `before` was read */
export async function changeAttempt(
  db: Db,
  before: PaymentRow,
  after: Pick<PaymentRow, 'status' | 'transactionId' | 'refundedPiastres' | 'reviewReason' | 'isUnwanted'>,
): Promise<PaymentRow> {
  const row = await findRow(db<PaymentRow[]>`
    update payments set ${db(after)}, updated_at = now()
    where id = ${before.id} and status = ${before.status} and transaction_id is not distinct from ${before.transactionId}
      and refunded_piastres = ${before.refundedPiastres}
    returning *`)
  if (!row) throw new Error('The attempt has changed')
  return row
}

/** Makes one more inquiry due when the page of a closed attempt expires, because a shopper may still pay there. */
export async function askAfterClosing(db: Db, id: PaymentId, now: Date): Promise<void> {
  await db`
    update payments set ask_at = case when redirect_url is not null then greatest(expires_at, ${now}) + interval '1 minute' end
    where id = ${id}`
}

/**
 * Claims the opening of a payment page, unless the page exists or another process has the claim.
 *
 * @returns the attempt with its new count of openings; null when there is nothing to do
 */
export async function claimOpening(db: Db, id: PaymentId, now: Date, until: Date): Promise<PaymentRow | null> {
  return await findRow(db<PaymentRow[]>`
    update payments set openings = openings + 1, opening_until = ${until}, updated_at = now()
    where id = ${id} and status = 'created' and redirect_url is null and (opening_until is null or opening_until <= ${now})
    returning *`)
}

/** Releases the claim without a page. */
export async function releaseOpening(db: Db, id: PaymentId): Promise<void> {
  await db`update payments set opening_until = null where id = ${id}`
}

/** Saves the provider's page, unless there is one. @param askAt time of the first inquiry if no webhook comes */
export async function savePage(db: Db, id: PaymentId, page: Intention, askAt: Date): Promise<void> {
  await db`
    update payments set provider_intention_id = ${page.intentionId}, provider_order_id = ${page.providerOrderId},
      redirect_url = ${page.redirectUrl}, opening_until = null, ask_at = ${askAt}, updated_at = now()
    where id = ${id} and redirect_url is null`
}
