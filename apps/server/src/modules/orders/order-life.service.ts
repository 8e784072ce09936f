import type { OrderId, OrderStep, PaymentStatus, UserId } from '@shop/contract'
import { isUndoable, undoSeconds } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { giveCouponBack } from '../coupons/index.ts'
import { lockVariants, moveStock, type StockReason } from '../inventory/index.ts'
import { endPaying, lockAttempts } from '../payments/index.ts'
import { addDueInvoice } from './books/books.repository.ts'
import { creditRefunds } from './books/credit-refunds.service.ts'
import { issueDocumentsJob } from './books/issue-documents.service.ts'
import { rememberUndo } from './desk/undo-step.repository.ts'
import { notifyShopper } from './notify-shopper.service.ts'
import { refuseStep } from './order-refusals.rules.ts'
import {
  type DamagedUnits,
  saveAllReturned,
  saveDamaged,
  setPaymentStatus,
  type TimelineEntry,
  takeStep,
} from './order-steps.repository.ts'
import type { OrderDeps } from './orders.deps.ts'
import type { OrderMessage } from './orders.messages.ts'
import { findOrder, type OrderRecord, type OrderRow } from './orders.repository.ts'
import { cashAmount, isCashOpen } from './orders.rules.ts'
import { deleteSerials, saveAllSerialsBack } from './packing/serials.repository.ts'
import { insertReceipt } from './parcels/cash-receipts.repository.ts'
import { withdrawParcelJob } from './parcels/parcels.jobs.ts'
import { isBooked } from './parcels/parcels.repository.ts'
import { takeRestBack } from './returns/take-rest-back.service.ts'

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
  choose_cash: { endsPaying: true, message: 'cash_chosen' },
  expire: { restockReason: 'cancellation', endsPaying: true, message: 'expired' },
  cancel: { restockReason: 'cancellation', endsPaying: true, message: 'cancelled' },
  ship: { message: 'on_its_way' },
  attempt: { message: 'attempted' },
  deliver: { message: 'delivered' },
  turn_back: { message: 'turned_back' },
  receive_back: { restockReason: 'return', message: 'came_back' },
  return: { message: 'came_back' },
}

export type StepOptions = TimelineEntry & {
  /** The shop has received the cash. */
  receivesCash?: boolean
  /** Returned units that are not sold again. */
  damaged?: DamagedUnits
}

/**
 * Takes a step of an order with all its effects on stock, payments and messages, in one transaction. Of parallel calls, one
 * succeeds.
 *
 * @param options.actorId the member of staff who takes the step. Its message is delayed while the step can be undone
 * @returns the order, and the piastres that the step sends back online
 * @throws AppError `order_not_found`; `order_step_refused` (details: the current `status`); `return_under_way` for the step `return`
 */
export async function advanceOrder(
  db: Db,
  deps: OrderDeps,
  id: OrderId,
  step: OrderStep,
  { receivesCash = false, damaged = [], ...entry }: StepOptions = {},
): Promise<OrderRecord & { givenBack: number }> {
  const { restockReason, endsPaying, message } = effects[step]
  return await inTransaction(db, async (tx) => {
    // Lock payments before their order, always (docs/payments.md).
    const givenBack = endsPaying ? await endPaying(tx, deps.payments, id) : 0
    if (step === 'receive_back') await lockAttempts(tx, id)
    const isByStaff = entry.actorId != null
    const isTaken = await takeStep(tx, id, step, entry)
    const record = await findOrder(tx, id)
    if (!record) throw new AppError('order_not_found')
    if (!isTaken) throw refuseStep(record.order.status)
    // Whoever refuses the parcel gets the deposit back.
    if (step === 'receive_back' && record.order.depositPiastres > 0) await endPaying(tx, deps.payments, id)
    if (record.order.status === 'cancelled' && (await isBooked(tx, id)))
      await deps.jobs.add(tx, withdrawParcelJob, { orderId: id })
    if (restockReason) {
      await restock(tx, record, restockReason)
      await giveCouponBack(tx, id, deps.readClock())
    }
    if (restockReason === 'cancellation') await deleteSerials(tx, id)
    if (step === 'receive_back') await saveAllSerialsBack(tx, id, deps.readClock(), null)
    if (step === 'receive_back') await saveWayBack(tx, id, damaged)
    if (step === 'return')
      await takeRestBack(tx, record.order, { damaged, actorId: entry.actorId ?? null, now: deps.readClock() })
    const delaySeconds = isByStaff && isUndoable(step) ? undoSeconds : 0
    const facts = { delaySeconds, nextDay: entry.nextDay, givenBack }
    const messageId = message ? await notifyShopper(tx, deps, record.order, message, facts) : null
    if (step === 'deliver') await invoice(tx, deps, id, delaySeconds)
    const paymentStatus = receivesCash ? 'paid' : paymentStatusAfter(step, record.order)
    await setPaymentStatus(tx, id, paymentStatus)
    if (receivesCash) await saveReceipt(tx, deps, record.order, entry.actorId ?? null)
    if (isByStaff) await rememberUndo(tx, deps, { orderId: id, step, messageId, receivesCash })
    return { ...record, order: { ...record.order, paymentStatus }, givenBack }
  })
}

/** The invoice is due after the last moment of undoing, and while no transaction that undoes is still running. */
async function invoice(tx: Db, deps: OrderDeps, id: OrderId, undoableSeconds: number): Promise<void> {
  const delaySeconds = undoableSeconds && undoableSeconds + 5
  const now = deps.readClock()
  await addDueInvoice(tx, id, new Date(now.getTime() + 1000 * delaySeconds))
  await deps.jobs.add(tx, issueDocumentsJob, {}, { delaySeconds })
  await creditRefunds(tx, id, now)
}

async function saveReceipt(tx: Db, { readClock }: OrderDeps, order: OrderRow, actorId: UserId | null): Promise<void> {
  const receipt = { orderId: order.id, amountPiastres: cashAmount(order), actorId, createdAt: readClock() }
  if (!(await insertReceipt(tx, receipt))) throw new AppError('cash_not_expected')
}

async function restock(tx: Db, { order, lines }: OrderRecord, reason: StockReason): Promise<void> {
  const movements = lines.map(({ variantId, quantity }) => ({ variantId, units: quantity }))
  await lockVariants(
    tx,
    movements.map(({ variantId }) => variantId),
  )
  await moveStock(tx, movements, reason, order.id)
}

/** All units came back. Damaged ones are taken off the shelf again, so that the ledger shows that they came and were written off. */
async function saveWayBack(tx: Db, id: OrderId, damaged: DamagedUnits): Promise<void> {
  await saveAllReturned(tx, id)
  if (damaged.length === 0) return
  const movements = damaged.map(({ variantId, units }) => ({ variantId, units: -units }))
  await moveStock(tx, movements, 'damage', id)
  await saveDamaged(tx, id, damaged)
}

/** An order that ends unpaid no longer waits for a payment. Delivered does not mean paid: the courier has the cash. */
function paymentStatusAfter(step: OrderStep, order: OrderRow): PaymentStatus {
  if (step === 'confirm_payment') return 'paid'
  if (step === 'choose_cash') return 'unpaid'
  if (step === 'deliver' && isCashOpen(order)) return 'collected'
  const isOver = step === 'cancel' || step === 'expire'
  return isOver && (order.paymentStatus === 'pending' || order.paymentStatus === 'failed')
    ? 'unpaid'
    : order.paymentStatus
}
