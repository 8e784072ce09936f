import type { PaymentId, UserId } from '@shop/contract'
import type { PaymentProblemReason } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import type { AttemptStatus, ProviderName } from '../payment-status.types.ts'

/** Something that staff must look at, or had to. Amounts in piastres. */
export type PaymentProblemRow = {
  id: number
  /** Null, as `reference` and `status` are, for a payment that the shop does not know. */
  paymentId: PaymentId | null
  reference: string | null
  status: AttemptStatus | null
  provider: ProviderName
  reason: PaymentProblemReason
  transactionId: string | null
  /** What came; what was asked for where nothing is known to have come. */
  amountPiastres: number
  currency: string
  refundedPiastres: number
  createdAt: Date
  dealtWithAt: Date | null
  note: string
  /** The member of staff who closed it. */
  actorId: number | null
}

/** What the list is narrowed to; what is not given does not count. */
export type ProblemFilter = { state?: 'open' | 'done' | undefined; reason?: PaymentProblemReason | undefined }

export async function countPaymentProblems(db: Db, filter: ProblemFilter = {}): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from payment_problems q where ${matches(db, filter)}`
  return row?.count ?? 0
}

/** Payments that were paid twice, late, with another amount, or whose money did not go back: open ones first, then the newest. */
export async function listPaymentProblems(
  db: Db,
  filter: ProblemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentProblemRow[]> {
  return await db<PaymentProblemRow[]>`
    select ${problemFacts(db)} where ${matches(db, filter)}
    order by (q.dealt_with_at is null) desc, q.created_at desc, q.id desc limit ${limit} offset ${offset}`
}

export async function findPaymentProblem(db: Db, id: number): Promise<PaymentProblemRow | null> {
  const [row] = await db<PaymentProblemRow[]>`select ${problemFacts(db)} where q.id = ${id}`
  return row ?? null
}

/** Closes a problem. @returns whether it was open */
export async function dealWithProblem(
  db: Db,
  id: number,
  done: { actorId: UserId; note: string; now: Date },
): Promise<boolean> {
  const changed = await db`
    update payment_problems set dealt_with_at = ${done.now}, actor_id = ${done.actorId}, note = ${done.note}
    where id = ${id} and dealt_with_at is null`
  return changed.count > 0
}

/** What staff wrote about the problems of a reference, oldest first. */
export async function listProblemNotes(db: Db, reference: string): Promise<string[]> {
  const rows = await db<{ note: string }[]>`
    select q.note from payment_problems q join payments p on p.id = q.payment_id
    where p.reference = ${reference} and q.note <> '' order by q.id`
  return rows.map(({ note }) => note)
}

/** Takes away what staff wrote about the problems of some references: it may say whose they are. */
export async function forgetProblemNotes(db: Db, references: readonly string[]): Promise<void> {
  await db`
    update payment_problems q set note = '' from payments p
    where p.id = q.payment_id and p.reference = any (${[...references]}::uuid[]) and q.note <> ''`
}

/** Takes away what staff wrote about problems that were dealt with long ago, also about money that belongs to no order. */
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

function matches(db: Db, { state, reason }: ProblemFilter) {
  return db`true
    ${state === undefined ? db`` : db`and (q.dealt_with_at is null) = ${state === 'open'}`}
    ${reason === undefined ? db`` : db`and q.reason = ${reason}`}`
}
