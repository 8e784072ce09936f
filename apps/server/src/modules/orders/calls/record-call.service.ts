import type { OrderId } from '@shop/contract'
import type { CallOutcome } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockOrderAndPayments, orderEntry } from '../desk/orders.staff-service.ts'
import { advanceByStaff } from '../desk/take-staff-step.service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { deleteClaim } from './call-claims.repository.ts'
import { checkClaim } from './claim-call.service.ts'
import { insertCall, listCalls } from './order-calls.repository.ts'

export type CallRecord = {
  outcome: CallOutcome
  note: string
  callAgainAt: Date | null
  /** The calls that the caller saw; undefined: not checked. */
  seenCalls?: number | undefined
}

/**
 * Records the outcome of a call; *reached* also answers a request for a change. If the shopper cancels, the order is cancelled in the same transaction.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `processing`; `validation_failed` for a cancellation
 * without a reason; `call_claimed` while a colleague is calling; `call_recorded` after a call that the caller did not see; `forbidden` when the role may not cancel a paid order
 */
export async function recordCall(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  { seenCalls, ...call }: CallRecord,
): Promise<void> {
  const now = deps.readClock()
  const cancels = call.outcome === 'cancels'
  if (cancels && call.note === '') throw new AppError('validation_failed', { fields: ['note'] })
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (order.status !== 'processing') throw refuseStep(order.status)
    await checkClaim(tx, caller.userId, id, now)
    if (seenCalls !== undefined && (await listCalls(tx, [id])).length !== seenCalls) throw new AppError('call_recorded')
    await deleteClaim(tx, id)
    await insertCall(tx, { orderId: id, actorId: caller.userId, source: 'staff', ...call, createdAt: now })
    await recordChange(tx, { ...orderEntry(caller, id), action: 'called', after: { outcome: call.outcome } })
    if (cancels) await advanceByStaff(tx, deps, caller, { before: order, step: 'cancel', options: { note: '' } })
  })
}
