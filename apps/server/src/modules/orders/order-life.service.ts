import type { OrderId, OrderStep, PaymentStatus, UserId } from '@shop/contract'
import { isUndoable, undoSeconds } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { lockVariants, moveStock, type StockReason } from '../inventory/index.ts'
import { endPaying } from '../payments/index.ts'
import { rememberUndo } from './desk/undo-step.repository.ts'
import { notifyShopper } from './notify-shopper.service.ts'
import { refuseStep } from './order-refusals.rules.ts'
import type { OrderDeps } from './orders.deps.ts'
import type { OrderMessage } from './orders.messages.ts'
import { findOrder, type OrderRecord, type OrderRow, setPaymentStatus, takeStep } from './orders.repository.ts'

/** What a step does besides changing the status. */
type Effects = {
  /** Returns the units to the stock, for this reason. */
  restockReason?: StockReason
  /** Closes the payments and refunds received money. */
  endsPaying?: true
  message?: OrderMessage
}

const effects: Readonly<Record<OrderStep, Effects>> = {
  confirm_payment: { message: 'paid' },
  expire: { restockReason: 'cancellation', endsPaying: true, message: 'expired' },
  cancel: { restockReason: 'cancellation', endsPaying: true, message: 'cancelled' },
  ship: { message: 'on_its_way' },
  deliver: { message: 'delivered' },
  return: { restockReason: 'return' },
}

type StepOptions = {
  /** Shown in the timeline beside the status. */
  note?: string
  /** The shop has received the cash. */
  receivesCash?: boolean
  /** The member of staff who takes the step. Its message is delayed while the step can be undone. */
  actorId?: UserId | null
}

/**
 * Takes a step of an order with all its effects on stock, payments and messages, in one transaction. Of parallel calls, one
 * succeeds.
 *
 * @throws AppError `order_not_found`; `order_step_refused` (details: the current `status`)
 */
export async function advanceOrder(
  db: Db,
  deps: OrderDeps,
  id: OrderId,
  step: OrderStep,
  { note = '', receivesCash = false, actorId = null }: StepOptions = {},
): Promise<OrderRecord> {
  const { restockReason, endsPaying, message } = effects[step]
  return await inTransaction(db, async (tx) => {
    // Lock payments before their order, always (docs/payments.md).
    if (endsPaying) await endPaying(tx, deps.payments, id)
    const isByStaff = actorId !== null
    const isTaken = await takeStep(tx, id, step, { note, actorId })
    const record = await findOrder(tx, id)
    if (!record) throw new AppError('order_not_found')
    if (!isTaken) throw refuseStep(record.order.status)
    if (restockReason) await restock(tx, record, restockReason)
    const delaySeconds = isByStaff && isUndoable(step) ? undoSeconds : 0
    const messageId = message ? await notifyShopper(tx, deps, record.order, message, delaySeconds) : null
    const paymentStatus = receivesCash ? 'paid' : paymentStatusAfter(step, record.order)
    await setPaymentStatus(tx, id, paymentStatus)
    if (isByStaff) await rememberUndo(tx, deps, { orderId: id, step, messageId, receivesCash })
    return { ...record, order: { ...record.order, paymentStatus } }
  })
}

async function restock(tx: Db, { order, lines }: OrderRecord, reason: StockReason): Promise<void> {
  const movements = lines.map(({ variantId, quantity }) => ({ variantId, units: quantity }))
  await lockVariants(
    tx,
    movements.map(({ variantId }) => variantId),
  )
  await moveStock(tx, movements, reason, order.id)
}

/** An order that ends unpaid no longer waits for a payment. Delivered does not mean paid: staff book the cash. */
function paymentStatusAfter(step: OrderStep, order: OrderRow): PaymentStatus {
  if (step === 'confirm_payment') return 'paid'
  const isOver = step === 'cancel' || step === 'expire'
  return isOver && (order.paymentStatus === 'pending' || order.paymentStatus === 'failed')
    ? 'unpaid'
    : order.paymentStatus
}
