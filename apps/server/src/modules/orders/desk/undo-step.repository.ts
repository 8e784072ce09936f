import type { OrderId, OrderStep, PaymentStatus } from '@shop/contract'
import { isUndoable, type UndoableStep, undoSeconds } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { findRow } from '../../../database/rows.ts'
import type { NotifyDeps } from '../orders.deps.ts'

/** The newest step of an order, if it can be undone. */
export type UndoRow = {
  step: UndoableStep
  /** The step's event in the timeline. */
  eventId: number
  /** The delayed message to the customer; null when there is none. */
  messageId: string | null
  /** The step booked the cash of the order. */
  receivesCash: boolean
  undoUntil: Date
}

type TakenStep = { orderId: OrderId; step: OrderStep; messageId: string | null; receivesCash: boolean }

/** Saves how to undo the newest step of an order. A step that cannot be undone removes the saved one. */
export async function rememberUndo(
  tx: Db,
  { readClock }: Pick<NotifyDeps, 'readClock'>,
  { orderId, step, messageId, receivesCash }: TakenStep,
): Promise<void> {
  if (!isUndoable(step)) return await forgetUndo(tx, orderId)
  const undoUntil = new Date(readClock().getTime() + undoSeconds * 1000)
  await tx`
    insert into order_undos (order_id, step, event_id, message_id, receives_cash, undo_until)
    select ${orderId}, ${step}, max(e.id), ${messageId}, ${receivesCash}, ${undoUntil}
    from order_events e where e.order_id = ${orderId}
    on conflict (order_id) do update set step = excluded.step, event_id = excluded.event_id,
      message_id = excluded.message_id, receives_cash = excluded.receives_cash, undo_until = excluded.undo_until`
}

/** @returns null when a later step was taken, or there is nothing to undo */
export async function findUndo(db: Db, orderId: OrderId): Promise<UndoRow | null> {
  return await findRow(db<UndoRow[]>`
    select u.step, u.event_id, u.message_id, u.receives_cash, u.undo_until from order_undos u
    where u.order_id = ${orderId} and u.event_id = (select max(e.id) from order_events e where e.order_id = ${orderId})`)
}

export async function forgetUndo(tx: Db, orderId: OrderId): Promise<void> {
  await tx`delete from order_undos where order_id = ${orderId}`
}

/** Restores the state of a locked order before its newest step, and deletes that step from the timeline. */
export async function takeStepBack(
  tx: Db,
  orderId: OrderId,
  { eventId }: UndoRow,
  before: { status: string; paymentStatus: PaymentStatus },
): Promise<void> {
  await forgetUndo(tx, orderId)
  await tx`delete from order_events where id = ${eventId}`
  await tx`
    update orders set status = ${before.status}, payment_status = ${before.paymentStatus}, updated_at = now()
    where id = ${orderId}`
}
