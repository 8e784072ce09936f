import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { RefundMethod, RefundReason, RefundStatus } from './payment-status.ts'

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
export async function listDueRefunds(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from refunds where status in ('requested', 'sent') and due_at <= ${now} order by due_at, id limit ${most}`
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
export async function keepRefundReply(db: Db, id: string, providerTransactionId: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set provider_transaction_id = ${providerTransactionId}, due_at = ${dueAt}, updated_at = now()
    where id = ${id} and status = 'sent'`
}

/** Sends a refund again later: the provider has said that it knows of none. */
export async function requestAgain(db: Db, id: string, dueAt: Date): Promise<void> {
  await db`
    update refunds set status = 'requested', due_at = ${dueAt}, updated_at = now() where id = ${id} and status = 'sent'`
}

/** Ends a refund that is open. @returns whether it was */
export async function endRefund(
  db: Db,
  id: string,
  ending: { status: 'done' | 'failed'; failure: string | null },
): Promise<boolean> {
  const ended = await db`
    update refunds set ${db(ending)}, updated_at = now() where id = ${id} and status in ('requested', 'sent')`
  return ended.count > 0
}

type ChildTransaction = {
  paymentId: PaymentId
  transactionId: string
  parentTransactionId: string | null
  amount: number
}

/**
 * Finds the refund that a transaction of the provider brings, and gives it its name: the one that has the name already, else one of
 * that amount that was sent without an answer.
 *
 * @returns its id; null for a refund that was not asked for here
 */
export async function claimRefundOf(db: Db, child: ChildTransaction): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    update refunds set provider_transaction_id = ${child.transactionId} where id = (
      select id from refunds where payment_id = ${child.paymentId}
        and (provider_transaction_id = ${child.transactionId}
          or (provider_transaction_id is null and status in ('sent', 'done')
            and transaction_id = ${child.parentTransactionId} and amount_piastres = ${child.amount}))
      order by provider_transaction_id is null, status = 'done', created_at, id limit 1)
    returning id`
  return row?.id ?? null
}

/** How much of a transaction is known to have gone back, refund by refund: those that were told, and ours that were done untold. */
export async function sumKnownRefunds(db: Db, paymentId: PaymentId, transactionId: string): Promise<number> {
  const [row] = await db<{ sum: number }[]>`
    select (coalesce((select sum(amount_piastres) from (
        select distinct on (transaction_id) amount_piastres from payment_events
        where payment_id = ${paymentId} and parent_transaction_id = ${transactionId} and outcome = 'refunded'
        order by transaction_id, id) as told), 0)
      + coalesce((select sum(amount_piastres) from refunds
        where payment_id = ${paymentId} and transaction_id = ${transactionId} and status = 'done'
          and provider_transaction_id is null), 0))::bigint as sum`
  return row?.sum ?? 0
}

/** Whether money of a transaction is on its way back, and how much was asked back in all. */
export async function sumRefunds(
  db: Db,
  paymentId: PaymentId,
  transactionId: string,
): Promise<{ isUnderWay: boolean; underWay: number }> {
  const [row] = await db<{ isUnderWay: boolean; underWay: number }[]>`
    select count(*) > 0 as is_under_way, coalesce(sum(amount_piastres), 0)::bigint as under_way from refunds
    where payment_id = ${paymentId} and transaction_id = ${transactionId} and status in ('requested', 'sent')`
  return row ?? { isUnderWay: false, underWay: 0 }
}
