import { type OrderId, piastres, toPounds } from '@shop/contract'
import type { PaymentProblem } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import type { Range } from '../../../database/row-list.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import {
  findPaymentProblem,
  listPaymentProblems,
  lockAttempts,
  type PaymentProblemFilter,
  type PaymentProblemRow,
  resolveProblem,
} from '../../payments/index.ts'
import { presentActor } from '../desk/orders.staff-presenter.ts'
import { findActorNames, findOrderSummaries, type OrderSummary } from '../desk/orders.staff-repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { showOrderNumber } from '../orders.rules.ts'

/** Lists a page of problems with their orders: open ones first, then newest first. */
export async function listProblemsWithOrders(
  db: Db,
  filter: PaymentProblemFilter,
  range: Range,
): Promise<PaymentProblem[]> {
  return await presentProblems(db, await listPaymentProblems(db, filter, range))
}

/**
 * Closes a problem. Of two calls at once, the second is refused.
 *
 * @throws AppError `not_found`; `problem_dealt_with`; `payment_undecided` while its money is under review
 */
export async function resolvePaymentProblem(
  { db, readClock }: OrderDeps,
  caller: Caller,
  id: number,
  note: string,
): Promise<PaymentProblem> {
  return await inTransaction(db, async (tx) => {
    const seen = await findPaymentProblem(tx, id)
    if (!seen) throw new AppError('not_found')
    // Lock the payment, so that a new problem is not closed together with this one.
    if (seen.reference) await lockAttempts(tx, seen.reference)
    const now = await findPaymentProblem(tx, id)
    if (now?.status === 'review' && now.dealtWithAt === null) throw new AppError('payment_undecided')
    const isDone = await resolveProblem(tx, id, { actorId: caller.userId, note, now: readClock() })
    if (!isDone) throw new AppError('problem_dealt_with')
    const after = { reason: seen.reason, payment_id: seen.paymentId, transaction_id: seen.transactionId }
    // The note stays out of the audit log, which is never erased.
    const entry = {
      actorId: caller.userId,
      action: 'dealt_with',
      entity: 'payment_problem' as const,
      entityId: id,
      after,
    }
    await recordChange(tx, entry)
    const done = await findPaymentProblem(tx, id)
    const [problem] = await presentProblems(tx, done ? [done] : [])
    if (!problem) throw new AppError('not_found')
    return problem
  })
}

async function presentProblems(db: Db, rows: readonly PaymentProblemRow[]): Promise<PaymentProblem[]> {
  // A payment's reference is the id of its order.
  const ids = rows.flatMap(({ reference }) => (reference === null ? [] : [reference as OrderId]))
  const orders = new Map((await findOrderSummaries(db, ids)).map((order) => [String(order.id), order]))
  const names = await findActorNames(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return rows.map((row) => {
    const actor = presentActor({ actorId: row.actorId, actorName: names.get(row.actorId ?? 0) ?? null })
    return presentProblem(row, actor, orders.get(row.reference ?? ''))
  })
}

function presentProblem(
  row: PaymentProblemRow,
  actor: ReturnType<typeof presentActor>,
  order?: OrderSummary,
): PaymentProblem {
  const { dealtWithAt, note } = row
  return {
    id: row.id,
    payment_id: row.paymentId,
    order: order ? { id: order.id, number: showOrderNumber(order.number), status: order.status } : null,
    reason: row.reason,
    status: row.status,
    amount: toPounds(piastres(row.amountPiastres)),
    currency: row.currency,
    refunded: toPounds(piastres(row.refundedPiastres)),
    provider: row.provider,
    transaction_id: row.transactionId,
    created_at: row.createdAt.toISOString(),
    dealt_with: dealtWithAt && { at: dealtWithAt.toISOString(), note, actor },
  }
}
