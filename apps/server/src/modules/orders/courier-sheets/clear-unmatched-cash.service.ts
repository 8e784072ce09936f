import { piastres, toPounds } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'
import { findSettlement, holdUnmatched, insertClearing } from './cash-book.repository.ts'

/** `unmatched`: what the caller saw, in EGP; `reason`: what became of it. */
type Clearing = { unmatched: { rows: number; amount: number }; reason: string }

/**
 * Clears the cash of a sheet for which no order waits: it is explained, and not listed any more. It is booked nowhere, so no figure changes; but it counts
 * against the refund limit, because cash that leaves the list is as good as given up. Of parallel calls, one succeeds.
 *
 * @throws AppError `forbidden` without the permission to book cash; `not_found`; `unmatched_cash_changed`; `problem_dealt_with`; `refund_limit_reached`
 */
export async function clearUnmatchedCash(
  deps: OrderDeps,
  caller: Caller,
  id: number,
  { unmatched, reason }: Clearing,
): Promise<void> {
  if (!caller.permissions.includes('orders.cash')) throw new AppError('forbidden')
  await inTransaction(deps.db, async (tx) => {
    await holdUnmatched(tx, id)
    const settlement = await findSettlement(tx, id)
    if (!settlement) throw new AppError('not_found')
    const { unmatchedRows, unmatchedPiastres, clearedPiastres } = settlement
    if (unmatched.rows !== unmatchedRows || unmatched.amount !== toPounds(piastres(unmatchedPiastres)))
      throw new AppError('unmatched_cash_changed')
    const [actorId, now] = [caller.userId, deps.readClock()]
    const clearing = { settlementId: id, unmatchedRows, unmatchedPiastres, actorId, reason, createdAt: now }
    if (!(await insertClearing(tx, clearing))) throw new AppError('problem_dealt_with')
    const amount = piastres(unmatchedPiastres - clearedPiastres)
    await spendRefundLimit(tx, caller, { orderId: null, amount, now, isWriteOff: true })
    // The reason stays out of the audit log, which is never erased.
    const after = { amount: toPounds(amount) }
    await recordChange(tx, { actorId, action: 'dealt_with', entity: 'settlement', entityId: id, after })
  })
}
