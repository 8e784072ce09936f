import type { PaymentId, UserId } from '@shop/contract'
import type { PaymentProblemReason } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import type { Range } from '../../../database/row-list.ts'
import { findRow, getCount, hasRows } from '../../../database/rows.ts'
import type { AttemptStatus, ProviderName } from '../payment-status.types.ts'

/** An open or closed problem for staff. Amounts in piastres. */
export type PaymentProblemRow = {
  id: number
  /** Null for an unknown payment, like `reference` and `status`. */
  paymentId: PaymentId | null
  reference: string | null
  status: AttemptStatus | null
  provider: ProviderName
  reason: PaymentProblemReason
  transactionId: string | null
  /** The received amount, or the requested one if nothing was received. */
  amountPiastres: number
  currency: string
  refundedPiastres: number
  createdAt: Date
  dealtWithAt: Date | null
  note: string
  /** The member of staff who closed it. */
  actorId: number | null
}

/** Filter of the list. Missing fields do not filter. */
export type PaymentProblemFilter = { state?: 'open' | 'done' | undefined; reason?: PaymentProblemReason | undefined }

export async function countPaymentProblems(db: Db, filter: PaymentProblemFilter = {}): Promise<number> {
  return await getCount(db<{ count: number }[]>`select count(*) from payment_problems q where ${matches(db, filter)}`)
}

/** Lists problems: open ones first, then newest first. */
export async function listPaymentProblems(
  db: Db,
  filter: PaymentProblemFilter,
  { limit, offset }: Range,
): Promise<PaymentProblemRow[]> {
  return await db<PaymentProblemRow[]>`
    select ${problemFacts(db)} where ${matches(db, filter)}
    order by (q.dealt_with_at is null) desc, q.created_at desc, q.id desc limit ${limit} offset ${offset}`
}

export async function findPaymentProblem(db: Db, id: number): Promise<PaymentProblemRow | null> {
  return await findRow(db<PaymentProblemRow[]>`select ${problemFacts(db)} where q.id = ${id}`)
}

/** Closes a problem. @returns whether it was open */
export async function resolveProblem(
  db: Db,
  id: number,
  done: { actorId: UserId; note: string; now: Date },
): Promise<boolean> {
  return await hasRows(db`
    update payment_problems set dealt_with_at = ${done.now}, actor_id = ${done.actorId}, note = ${done.note}
    where id = ${id} and dealt_with_at is null`)
}

/** Lists the notes of staff about the problems of a reference, oldest first. */
export async function listProblemNotes(db: Db, reference: string): Promise<string[]> {
  const rows = await db<{ note: string }[]>`
    select q.note from payment_problems q join payments p on p.id = q.payment_id
    where p.reference = ${reference} and q.note <> '' order by q.id`
  return rows.map(({ note }) => note)
}

/** Deletes notes of staff about the problems of some references, because they may name the person. */
export async function forgetProblemNotes(db: Db, references: readonly string[]): Promise<void> {
  await db`
    update payment_problems q set note = '' from payments p
    where p.id = q.payment_id and p.reference = any (${[...references]}::uuid[]) and q.note <> ''`
}

/** Deletes notes of staff about problems closed long ago, also those without an order. */
export async function forgetOldProblemNotes(db: Db, dealtWithBefore: Date): Promise<void> {
  await db`update payment_problems set note = '' where dealt_with_at < ${dealtWithBefore} and note <> ''`
}

function problemFacts(db: Db) {
  return db`
    q.id, q.payment_id, p.reference, p.status, coalesce(p.provider, e.provider) as provider, q.reason,
      coalesce(p.transaction_id, e.transaction_id) as transaction_id, coalesce(p.refunded_piastres, 0) as refunded_piastres,
      coalesce(came.amount_piastres, p.amount_piastres, e.amount_piastres) as amount_piastres,
      coalesce(came.currency, p.currency, e.currency) as currency, q.created_at, q.dealt_with_at, q.note, q.actor_id
    from payment_problems q
      left join payments p on p.id = q.payment_id
      left join payment_events e on e.id = q.event_id
      left join lateral (
        select c.amount_piastres, c.currency from payment_events c
        where c.payment_id = p.id and c.transaction_id = p.transaction_id and c.success
        order by c.amount_piastres desc limit 1) came on true`
}

function matches(db: Db, { state, reason }: PaymentProblemFilter) {
  return db`true
    ${state === undefined ? db`` : db`and (q.dealt_with_at is null) = ${state === 'open'}`}
    ${reason === undefined ? db`` : db`and q.reason = ${reason}`}`
}
