import type { PaymentId } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import type { RefundMethod, RefundReason, RefundStatus } from '../payment-status.types.ts'

export type RefundRow = {
  id: string
  paymentId: PaymentId
  transactionId: string
  method: RefundMethod
  amountPiastres: number
  reason: RefundReason
  status: RefundStatus
  providerTransactionId: string | null
  tries: number
  dueAt: Date
  /** What the provider said when it refused. */
  failure: string | null
  createdAt: Date
}

export type NewRefund = Pick<
  RefundRow,
  'id' | 'paymentId' | 'transactionId' | 'method' | 'amountPiastres' | 'reason' | 'dueAt'
>

/** Writes a refund down before anybody is asked for it. What the shop gives back by itself is written once. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await db`
    insert into refunds ${db({ ...refund, createdAt: refund.dueAt, updatedAt: refund.dueAt })} on conflict do nothing`
}

/** The refunds of some attempts, oldest first. */
export async function listRefunds(db: Db, paymentIds: readonly PaymentId[]): Promise<RefundRow[]> {
  return await db<RefundRow[]>`
    select * from refunds where payment_id = any (${[...paymentIds]}::uuid[]) order by created_at, id`
}

/** Ids of refunds whose next step is due, the longest waiting first. */
export async function listDueRefunds(db: Db, now: Date, max: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from refunds where status in ('requested', 'sent') and due_at <= ${now} order by due_at, id limit ${max}`
  return rows.map((row) => row.id)
}

/** A refund whose next step was taken, and where it stood before. */
export type TakenRefund = RefundRow & { statusBefore: 'requested' | 'sent' }

/**
 * Takes the next step of a refund that is due. One that was requested is marked as sent before it is: whoever finds it so later
 * asks first.
 *
 * @returns null when nothing is due or another process has taken it
 */
export async function takeRefund(db: Db, id: string, now: Date, nextAt: Date): Promise<TakenRefund | null> {
  const [row] = await db<TakenRefund[]>`
    update refunds set status = 'sent', due_at = ${nextAt}, updated_at = now(),
      tries = refunds.tries + case when before.status = 'requested' then 1 else 0 end
    from (select id, status, due_at from refunds where id = ${id} for update) as before
    where refunds.id = before.id and before.status in ('requested', 'sent') and before.due_at <= ${now}
    returning refunds.*, before.status as status_before`
  return row ?? null
}

/** What the provider named the refund, and when to ask about it. */
export async function saveRefundReply(db: Db, id: string, providerTransactionId: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set provider_transaction_id = ${providerTransactionId}, due_at = ${dueAt}, updated_at = now()
    where id = ${id} and status = 'sent'`
}

/** Sends a refund again later: the provider has said that it knows of none. */
export async function requestAgain(db: Db, id: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set status = 'requested', due_at = ${dueAt}, updated_at = now() where id = ${id} and status = 'sent'`
}

/** Takes back that a refund was sent: it was not, and waits until then. */
export async function postponeRefund(db: Db, id: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set status = 'requested', tries = tries - 1, due_at = ${dueAt}, updated_at = now()
    where id = ${id} and status = 'sent'`
}

export type RefundEnding = {
  id: string
  status: 'done' | 'failed'
  failure: string | null
  /** The provider's name of the refund, where it became known. */
  providerTransactionId: string | null
}

/** Ends a refund, unless it has ended, and writes down the provider's name of it where it became known. */
export async function endRefund(db: Db, ending: RefundEnding): Promise<void> {
  const { id, status, failure, providerTransactionId } = ending
  await db`
    update refunds set provider_transaction_id = coalesce(${providerTransactionId}, provider_transaction_id), updated_at = now(),
      failure = case when status in ('requested', 'sent') then ${failure} else failure end,
      status = case when status in ('requested', 'sent') then ${status} else status end
    where id = ${id}`
}

/**
 * SQL of what the payments for a reference brought beside what was asked for, in piastres, mostly 0: a different amount that staff
 * accepted, less what staff gave back of it.
 *
 * @param reference SQL of the reference, such as a column
 */
export function differenceOfPayments(db: Db, reference: Fragment): Fragment {
  return db`(
    select coalesce(sum(
      coalesce((select max(e.amount_piastres) from payment_events e
        where e.payment_id = m.id and e.transaction_id = m.transaction_id and e.success and m.review_reason is not null), m.amount_piastres)
      - m.amount_piastres
      - (select coalesce(sum(r.amount_piastres), 0) from refunds r
          where r.payment_id = m.id and r.reason = 'staff' and r.status <> 'failed')), 0)::bigint
    from payments m
    where m.reference = ${reference} and m.status in ('paid', 'refunding', 'partially_refunded'))`
}
