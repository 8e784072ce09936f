import { type OrderId, statusesBefore } from '@shop/contract'
import { permissionOfUndo, type UndoableStep } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { deleteDueDocuments } from '../books/books.repository.ts'
import { isInCashBook } from '../courier-sheets/cash-book.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { deleteReceipt } from '../parcels/cash-receipts.repository.ts'
import { hasReturns } from '../returns/returned-units.repository.ts'
import { lockOrderAndPayments, orderEntry, orderStateOf } from './orders.staff-service.ts'
import { findUndo, takeStepBack } from './undo-step.repository.ts'

/**
 * Undoes the newest step of an order and withdraws its message. Of parallel calls, one succeeds. After a process has started to send
 * the message, it fails.
 *
 * @param step the step that the caller saw
 * @throws AppError `forbidden`; `order_not_found`; `step_not_undoable` when the time is over, the message was sent, a later step was taken or
 * a courier's sheet has told of the parcel
 */
export async function undoStep(deps: OrderDeps, caller: Caller, id: OrderId, step: UndoableStep): Promise<void> {
  if (!caller.permissions.includes(permissionOfUndo(step))) throw new AppError('forbidden')
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    const undo = await findUndo(tx, id)
    const [status] = statusesBefore(step)
    if (!status || undo?.step !== step || undo.undoUntil <= deps.readClock()) throw new AppError('step_not_undoable')
    // Who may not book cash takes no booking back.
    if (undo.receivesCash && !caller.permissions.includes('orders.cash')) throw new AppError('forbidden')
    if (undo.messageId !== null && !(await deps.messages.withdraw(tx, undo.messageId)))
      throw new AppError('step_not_undoable')
    // The cash book has what the order was to bring, and an order that is prepared again may cost something else.
    if (step === 'ship' && (await isInCashBook(tx, id))) throw new AppError('step_not_undoable')
    if (await hasReturns(tx, id)) throw new AppError('step_not_undoable')
    if (step === 'deliver' && !(await deleteDueDocuments(tx, id))) throw new AppError('step_not_undoable')
    const isCashBooked = undo.receivesCash || order.paymentStatus === 'collected'
    const unpaid = order.depositPiastres > 0 ? 'deposit_paid' : 'unpaid'
    const before = { status, paymentStatus: isCashBooked ? unpaid : order.paymentStatus } as const
    await takeStepBack(tx, id, undo, before)
    if (undo.receivesCash) await deleteReceipt(tx, id)
    await recordChange(tx, {
      ...orderEntry(caller, id),
      action: 'step_undone',
      before: orderStateOf(order),
      after: orderStateOf(before),
    })
  })
}
