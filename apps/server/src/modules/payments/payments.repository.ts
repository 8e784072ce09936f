import type { PaymentId } from '@shop/contract'
import type { ReviewReason } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import type { AttemptStatus, ProviderName } from './payment-status.types.ts'
import type { Intention } from './providers/payment-provider.types.ts'

/** One attempt to pay. Amounts in piastres. */
export type PaymentRow = {
  id: PaymentId
  reference: string
  provider: ProviderName
  amountPiastres: number
  currency: string
  status: AttemptStatus
  openings: number
  providerOrderId: string | null
  redirectUrl: string | null
  transactionId: string | null
  refundedPiastres: number
  reviewReason: ReviewReason | null
  /** How often in a row the provider gave no answer about it. */
  askFailures: number
  /** When the provider was last asked about it. */
  askedAt: Date | null
  expiresAt: Date
  createdAt: Date
}

export type NewAttempt = {
  id: PaymentId
  reference: string
  provider: ProviderName
  amountPiastres: number
  currency: string
  expiresAt: Date
  createdAt: Date
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db`insert into payments ${db({ ...attempt, updatedAt: attempt.createdAt })}`
}

export async function findAttempt(db: Db, id: PaymentId): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`select * from payments where id = ${id}`
  return row ?? null
}

export async function findByProviderOrder(
  db: Db,
  provider: ProviderName,
  providerOrderId: string,
): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    select * from payments where provider = ${provider} and provider_order_id = ${providerOrderId}`
  return row ?? null
}

/** The attempts for a reference, oldest first. */
export async function listAttempts(db: Db, reference: string): Promise<PaymentRow[]> {
  return await db<PaymentRow[]>`select * from payments where reference = ${reference} order by created_at, id`
}

/**
 * Holds all attempts for a reference until the transaction ends. Whoever changes an attempt, or what it pays for, begins here, so
 * that news of one payment and a cancellation never wait for each other in a circle.
 */
export async function lockAttempts(db: Db, reference: string): Promise<PaymentRow[]> {
  return await db<PaymentRow[]>`select * from payments where reference = ${reference} order by id for update`
}

/** Changes an attempt that is held. @throws Error when it is not as it was when that was decided */
export async function changeAttempt(
  db: Db,
  before: PaymentRow,
  after: Pick<PaymentRow, 'status' | 'transactionId' | 'refundedPiastres' | 'reviewReason'>,
): Promise<PaymentRow> {
  const [row] = await db<PaymentRow[]>`
    update payments set ${db(after)}, updated_at = now()
    where id = ${before.id} and status = ${before.status} and transaction_id is not distinct from ${before.transactionId}
      and refunded_piastres = ${before.refundedPiastres}
    returning *`
  if (!row) throw new Error('The attempt has changed')
  return row
}

/**
 * Ends the attempts for a reference that nobody has begun to pay. One that is paid nevertheless is still noticed: the provider is
 * asked once more when its page has run out.
 */
export async function closeUnusedAttempts(db: Db, reference: string, now: Date): Promise<void> {
  await db`
    update payments set status = 'failed', updated_at = now(),
      ask_at = case when redirect_url is not null then greatest(expires_at, ${now}) + interval '1 minute' end
    where reference = ${reference} and status = 'created'`
}

/**
 * Takes the task of getting a page to pay on, unless there is one, or another process has the task.
 *
 * @returns the attempt, with its count of openings raised; null when there is nothing to do
 */
export async function takeOpening(db: Db, id: PaymentId, now: Date, until: Date): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    update payments set openings = openings + 1, opening_until = ${until}, updated_at = now()
    where id = ${id} and status = 'created' and redirect_url is null and (opening_until is null or opening_until <= ${now})
    returning *`
  return row ?? null
}

/** Gives the task back, undone. */
export async function releaseOpening(db: Db, id: PaymentId): Promise<void> {
  await db`update payments set opening_until = null where id = ${id}`
}

/** Keeps the page that the provider gave. The first stays. @param askAt when to ask what became of it, should nobody tell */
export async function savePage(db: Db, id: PaymentId, page: Intention, askAt: Date): Promise<void> {
  await db`
    update payments set provider_intention_id = ${page.intentionId}, provider_order_id = ${page.providerOrderId},
      redirect_url = ${page.redirectUrl}, opening_until = null, ask_at = ${askAt}, updated_at = now()
    where id = ${id} and redirect_url is null`
}
