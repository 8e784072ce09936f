import type { PaymentId } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import { findRow } from '../../../database/rows.ts'
import type { refunds } from '../payments.table.ts'

/** `updatedAt`: last step of it; an inquiry is none. */
export type RefundRow = typeof refunds.$inferSelect

export type NewRefund = Pick<
  RefundRow,
  | 'id'
  | 'paymentId'
  | 'transactionId'
  | 'method'
  | 'reference'
  | 'status'
  | 'amountPiastres'
  | 'reason'
  | 'repaysPiastres'
  | 'dueAt'
>

/** Inserts a refund before the provider is called, or one that staff have paid. An automatic refund of a transaction is inserted once. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await db`
    insert into refunds ${db({ ...refund, createdAt: refund.dueAt, updatedAt: refund.dueAt })} on conflict do nothing`
}

/** Lists the refunds of some attempts, oldest first. */
export async function listRefunds(db: Db, paymentIds: readonly PaymentId[]): Promise<RefundRow[]> {
  return await db<RefundRow[]>`
    select * from refunds where payment_id = any (${[...paymentIds]}::uuid[]) order by created_at, id`
}

/** Deletes the proofs of payments by staff for some references, because they may name the person. */
export async function forgetRefundProofs(db: Db, references: readonly string[]): Promise<void> {
  await db`
    update refunds r set reference = '' from payments p
    where p.id = r.payment_id and p.reference = any (${[...references]}::uuid[]) and r.reference <> ''`
}

/** Lists refunds whose next step is due, the longest waiting first. */
export async function listDueRefunds(db: Db, now: Date, max: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select r.id from refunds r
    where r.status in ('requested', 'sent') and r.due_at <= ${now} and not (${waitsForAnother(db)})
    order by r.due_at, r.id limit ${max}`
  return rows.map((row) => row.id)
}

/**
 * SQL that tells whether a refund `r` must not be sent yet: refunds of one transaction are sent one after another, because the provider reports
 * only their sum, which does not tell which of two without an answer went back.
 */
function waitsForAnother(db: Db): Fragment {
  return db`r.status = 'requested' and exists (
    select 1 from refunds o
    where o.payment_id = r.payment_id and o.transaction_id = r.transaction_id and o.id <> r.id
      and (o.status = 'sent' or o.status = 'requested' and (o.created_at, o.id) < (r.created_at, r.id)))`
}

/** A claimed refund, and its status before the claim. */
export type ClaimedRefund = RefundRow & { statusBefore: 'requested' | 'sent' }

/**
 * Claims the next step of a due refund. A requested refund is marked as sent before it is sent, so that after a crash the provider is
 * asked first. The payment is locked, because refunds that come first may be on their way into the table.
 *
 * @returns null when nothing is due, another refund comes first, or another process has the claim
 */
export async function claimRefund(tx: Db, id: string, now: Date, nextAt: Date): Promise<ClaimedRefund | null> {
  await tx`select from payments p join refunds r on r.payment_id = p.id where r.id = ${id} for update of p`
  return await findRow(tx<ClaimedRefund[]>`
    update refunds set status = 'sent', due_at = ${nextAt},
      tries = refunds.tries + case when before.status = 'requested' then 1 else 0 end
    from (select * from refunds r where id = ${id} and not (${waitsForAnother(tx)}) for update) as before
    where refunds.id = before.id and before.status in ('requested', 'sent') and before.due_at <= ${now}
    returning refunds.*, before.status as status_before`)
}

/** Saves the provider's id of a refund that it took, and the time of the next inquiry. */
export async function saveRefundReply(
  db: Db,
  { id, providerTransactionId, now, dueAt }: { id: string; providerTransactionId: string; now: Date; dueAt: Date },
): Promise<void> {
  await db`
    update refunds set provider_transaction_id = ${providerTransactionId}, due_at = ${dueAt}, updated_at = ${now}
    where id = ${id} and status = 'sent'`
}

/** Schedules a refund to be sent again, after the provider said that it does not know it. */
export async function requestAgain(db: Db, id: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set status = 'requested', due_at = ${dueAt}, updated_at = now() where id = ${id} and status = 'sent'`
}

/** Marks a refund as not sent, and postpones it. */
export async function postponeRefund(db: Db, id: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set status = 'requested', tries = tries - 1, due_at = ${dueAt}, updated_at = now()
    where id = ${id} and status = 'sent'`
}

export type RefundEnding = {
  id: string
  status: 'done' | 'failed'
  failure: string | null
  /** The provider's id of the refund, if known. */
  providerTransactionId: string | null
}

/** Ends a refund unless it has ended, and saves the provider's id of it if known. */
export async function endRefund(db: Db, ending: RefundEnding, now: Date): Promise<void> {
  const { id, status, failure, providerTransactionId } = ending
  if (providerTransactionId)
    await db`update refunds set provider_transaction_id = ${providerTransactionId} where id = ${id}`
  await db`
    update refunds set status = ${status}, failure = ${failure}, updated_at = ${now}
    where id = ${id} and status in ('requested', 'sent')`
}

/**
 * SQL for the difference between received and requested money of a reference, in piastres: usually 0, else an amount that staff accepted
 * minus all refunds, also those that staff made on the provider's own pages. What came twice or late counts neither when it comes nor when it goes back.
 *
 * @param reference SQL of the reference, such as a column
 */
export function differenceOfPayments(db: Db, reference: Fragment): Fragment {
  const differing = db`from payments m where m.reference = ${reference} and not m.is_unwanted
      and (m.refunded_piastres > 0 or m.review_reason is not null or m.status = 'refunding')`
  // Of many references few have a difference: the database looks these up at once, then works out theirs alone.
  return db`case when exists (select ${differing}) then (
    select coalesce(sum(
      case when m.review_reason is null then 0 else coalesce((select max(e.amount_piastres) from payment_events e
        where e.payment_id = m.id and e.transaction_id = m.transaction_id and e.success), m.amount_piastres) - m.amount_piastres end
      - case when m.status = 'refunding' then greatest(m.refunded_piastres, ${knownAndOpenRefunds(db)}) else m.refunded_piastres end), 0)::bigint
    ${differing}) else 0 end`
}

/** SQL for the refunds of an attempt `m` that are done or under way, as `countMoney` adds them up: the provider may report one that is open here. */
function knownAndOpenRefunds(db: Db): Fragment {
  return db`(
    (select coalesce(sum(amount_piastres), 0) from (
      select distinct on (e.transaction_id) e.amount_piastres from payment_events e
      where e.payment_id = m.id and e.parent_transaction_id = m.transaction_id and e.outcome = 'refunded'
      order by e.transaction_id, e.id) as given)
    + (select coalesce(sum(r.amount_piastres), 0) from refunds r
      where r.payment_id = m.id and r.transaction_id = m.transaction_id and r.status <> 'failed'
        and (r.status <> 'done' or r.provider_transaction_id is null)))`
}
