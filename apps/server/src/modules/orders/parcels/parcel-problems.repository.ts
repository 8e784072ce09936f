import type { OrderId, OrderStatus, UserId } from '@shop/contract'
import type { ParcelProblemReason } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow, hasRows } from '../../../database/rows.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'

export type NewParcelProblem = {
  orderId: OrderId | null
  subject: string
  reason: ParcelProblemReason
  state: string
  createdAt: Date
}

export type ParcelProblemRow = NewParcelProblem &
  ActorColumns & {
    id: number
    number: number | null
    status: OrderStatus | null
    dealtWithAt: Date | null
  }

export type ParcelProblemFilter = { state?: 'open' | 'done' | undefined }

/** Opens a problem, unless the same one is open. */
export async function openParcelProblem(db: Db, problem: NewParcelProblem): Promise<void> {
  await db`insert into parcel_problems ${db(problem)} on conflict do nothing`
}

/** Says that a parcel waits because its carrier does not answer, since the first such try and with what the last one met. */
export async function openUnanswered(tx: Db, problem: Omit<NewParcelProblem, 'reason'>): Promise<void> {
  const { orderId, state } = problem
  const isOpen = await hasRows(tx`
    update parcel_problems set state = ${state} where ${isUnanswered(tx, orderId)}`)
  if (!isOpen) await openParcelProblem(tx, { ...problem, reason: 'not_answered' })
}

/** The parcel waits no longer. Nobody dealt with the problem, so nothing remains of it. */
export async function closeUnanswered(tx: Db, orderId: OrderId): Promise<void> {
  await tx`delete from parcel_problems where ${isUnanswered(tx, orderId)}`
}

function isUnanswered(db: Db, orderId: OrderId | null) {
  return db`order_id = ${orderId} and reason = 'not_answered' and dealt_with_at is null`
}

/** Lists problems: open ones first, then newest first. */
export function listParcelProblems(db: Db, filter: ParcelProblemFilter) {
  return rowList(
    db,
    db`(q.dealt_with_at is null) desc, q.created_at desc, q.id desc`,
    (tail) => db<ParcelProblemRow[]>`
    select ${problemFacts(db)} where ${matches(db, filter)} ${tail}`,
  )
}

export async function findParcelProblem(db: Db, id: number): Promise<ParcelProblemRow | null> {
  return await findRow(db<ParcelProblemRow[]>`select ${problemFacts(db)} where q.id = ${id}`)
}

/** @returns whether it was open */
export async function resolveParcelProblem(db: Db, id: number, actorId: UserId, now: Date): Promise<boolean> {
  return await hasRows(db`
    update parcel_problems set dealt_with_at = ${now}, actor_id = ${actorId} where id = ${id} and dealt_with_at is null`)
}

function matches(db: Db, { state }: ParcelProblemFilter) {
  if (state === undefined) return db`true`
  return state === 'open' ? db`q.dealt_with_at is null` : db`q.dealt_with_at is not null`
}

/** Columns of ParcelProblemRow with their tables. */
function problemFacts(db: Db) {
  return db`
    q.id, q.order_id, q.subject, q.reason, q.state, q.created_at, q.dealt_with_at, o.number, o.status,
      ${actorColumns(db, 'q')}
    from parcel_problems q left join orders o on o.id = q.order_id left join users u on u.id = q.actor_id`
}
