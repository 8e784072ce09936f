import { type OrderId, statusesBefore } from '@shop/contract'
import type { UndoableStep } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { holdOrder, ofOrder, standingOf } from './orders.staff-service.ts'
import { findUndo, takeStepBack } from './undo-step.repository.ts'

/**
 * Takes the newest step of an order back, and its message with it. Of several who try at once one succeeds; once a process has begun
 * to send the message nobody does.
 *
 * @param step what was looked at
 * @throws AppError `order_not_found`; `step_not_undoable` when the time is over, the message has left or the order has gone on
 */
export async function undoStep(deps: OrderDeps, caller: Caller, id: OrderId, step: UndoableStep): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await holdOrder(tx, id)
    const undo = await findUndo(tx, id)
    const [status] = statusesBefore(step)
    if (!status || undo?.step !== step || undo.undoUntil <= deps.readClock()) throw new AppError('step_not_undoable')
    if (undo.messageId !== null && !(await deps.messages.withdraw(tx, undo.messageId)))
      throw new AppError('step_not_undoable')
    const before = { status, paymentStatus: undo.receivesCash ? ('unpaid' as const) : order.paymentStatus }
    await takeStepBack(tx, id, undo, before)
    await recordChange(tx, {
      ...ofOrder(caller, id),
      action: 'step_undone',
      before: standingOf(order),
      after: standingOf(before),
    })
  })
}
