import type { PaymentId } from '@shop/contract'
import type { PaymentProblemReason, ReviewReason } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import type { ProviderName } from '../payment-status.types.ts'

/** Opens a problem of an attempt, unless one with this reason is open. */
export async function openProblem(
  db: Db,
  { paymentId, reason, now }: { paymentId: PaymentId; reason: PaymentProblemReason; now: Date },
): Promise<void> {
  await db`
    insert into payment_problems (payment_id, reason, created_at) values (${paymentId}, ${reason}, ${now})
    on conflict (payment_id, reason) where dealt_with_at is null do nothing`
}

/** Opens a problem for a transaction of an unknown attempt, unless one is open for that transaction. */
export async function openUnknown(db: Db, { eventId, now }: { eventId: number; now: Date }): Promise<void> {
  await db`
    insert into payment_problems (event_id, reason, created_at)
    select e.id, 'unknown_payment', ${now} from payment_events e
    where e.id = ${eventId} and not exists (
      select from payment_events other join payment_problems q on q.event_id = other.id
      where other.provider = e.provider and other.transaction_id = e.transaction_id and q.dealt_with_at is null)
    on conflict (event_id) do nothing`
}

/** Closes problems about unknown transactions whose attempt has become known. */
export async function closeUnknown(
  db: Db,
  transaction: { provider: ProviderName; providerOrderId: string; now: Date },
): Promise<void> {
  await db`
    update payment_problems q set dealt_with_at = ${transaction.now}
    from payment_events e
    where e.provider = ${transaction.provider} and e.provider_order_id = ${transaction.providerOrderId}
      and q.event_id = e.id and q.dealt_with_at is null`
}

/** Closes a problem that was resolved without staff. */
export async function closeSettled(
  db: Db,
  done: { paymentId: PaymentId; reason: PaymentProblemReason; now: Date },
): Promise<void> {
  await db`
    update payment_problems set dealt_with_at = ${done.now}
    where payment_id = ${done.paymentId} and reason = ${done.reason} and dealt_with_at is null`
}

/** Closes an open problem of an attempt for a member of staff. */
export async function closeProblem(
  db: Db,
  done: { paymentId: PaymentId; reason: ReviewReason; actorId: number; note: string; now: Date },
): Promise<void> {
  await db`
    update payment_problems set dealt_with_at = ${done.now}, actor_id = ${done.actorId}, note = ${done.note}
    where payment_id = ${done.paymentId} and reason = ${done.reason} and dealt_with_at is null`
}
