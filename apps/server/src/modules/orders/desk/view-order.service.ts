import { type OrderId, piastres, toPounds } from '@shop/contract'
import {
  awaitsCash,
  type Permission,
  permissionOfUndo,
  type StaffOrder,
  type StaffOrderRow,
  stepsFor,
} from '@shop/contract/staff'
import { awaitAll } from '../../../concurrency/await-all.ts'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { listMessagesAbout } from '../../messages/index.ts'
import { listPaymentRecords } from '../../payments/index.ts'
import { findUserById } from '../../users/index.ts'
import { whyCall } from '../calls/change-request.rules.ts'
import { listCalls, type OrderCallRow } from '../calls/order-calls.repository.ts'
import { listPhoneHistories, noHistory } from '../calls/phone-history.service.ts'
import { listOrderChanges } from '../changing/order-changes.repository.ts'
import { writeMessage } from '../notify-shopper.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { readPromise } from '../orders.presenter.ts'
import { findOrder, type OrderRecord } from '../orders.repository.ts'
import { isErased } from '../orders.rules.ts'
import { listStaffRefunds } from '../refund-limit/staff-refunds.repository.ts'
import { listCorrections } from './order-corrections.repository.ts'
import type { OrderFilter } from './order-filter.repository.ts'
import {
  presentActor,
  presentCall,
  presentListRow,
  presentStaffLine,
  presentStaffNote,
  presentStaffPayment,
  presentTimeline,
} from './orders.staff-presenter.ts'
import {
  findActorNames,
  listActedEvents,
  listFilteredOrders,
  listStaffNotes,
  type OrderListRange,
} from './orders.staff-repository.ts'
import { countAttempts } from './step-details.rules.ts'
import { findUndo, type UndoRow } from './undo-step.repository.ts'

/**
 * Gives an order with all its details for staff.
 *
 * @param permissions those of the caller, which decide the offered steps, and what is shown of the customer
 * @throws AppError `order_not_found`
 */
export async function getStaffOrder(
  { db, readClock, orderLinks }: Pick<OrderDeps, 'db' | 'readClock' | 'orderLinks'>,
  id: OrderId,
  permissions: readonly Permission[],
): Promise<StaffOrder> {
  const record = await findOrder(db, id)
  if (!record) throw new AppError('order_not_found')
  const { packerId, placedBy } = record.order
  const named = [packerId, placedBy].filter((one) => one !== null)
  const { payments, events, corrections, changes, calls, histories, ...read } = await awaitAll({
    payments: listPaymentRecords(db, id),
    events: listActedEvents(db, id),
    corrections: listCorrections(db, id),
    changes: listOrderChanges(db, id),
    calls: listCalls(db, [id]),
    refunds: listStaffRefunds(db, id),
    messages: listMessagesAbout(db, id),
    notes: listStaffNotes(db, id),
    undo: findUndo(db, id),
    stepMessages: writeStepMessages(db, record.order, { now: readClock(), link: orderLinks.writeMasked() }),
    names: findActorNames(db, named),
    histories: listPhoneHistories(db, [record.order], permissions),
    account: record.order.userId === null ? null : findUserById(db, record.order.userId),
  })
  const { refunds, messages, notes, undo, stepMessages, names, account } = read
  const history = histories.get(id) ?? noHistory
  return {
    ...presentState(record, {
      permissions,
      isPhoneBlocked: history.is_blocked,
      calls,
      packerName: (packerId !== null && names.get(packerId)) || null,
      holdsMoney: payments.some(({ refundablePiastres }) => refundablePiastres > 0),
    }),
    ...presentContents(record),
    placed_by: presentActor({ actorId: placedBy, actorName: (placedBy !== null && names.get(placedBy)) || null }),
    account_phone: account?.phone ?? null,
    step_messages: stepMessages,
    attempts: countAttempts(record.events),
    undo: undo && permissions.includes(permissionOfUndo(undo.step)) ? presentUndo(undo, readClock()) : null,
    payments: payments.map((payment) => presentStaffPayment(payment, record.order)),
    timeline: presentTimeline({ events, corrections, changes, calls, refunds }),
    messages: messages.map(({ id, status, createdAt }) => ({ id, status, at: createdAt.toISOString() })),
    phone_history: history,
    trust: { step: record.order.trustStep, reasons: record.order.trustReasons },
    calls: calls.map(presentCall),
    staff_notes: notes.map(presentStaffNote),
  }
}

/** Lists a page of the orders that match a filter, for staff. */
export async function listStaffOrders(db: Db, filter: OrderFilter, range: OrderListRange): Promise<StaffOrderRow[]> {
  const rows = await listFilteredOrders(db, filter, range)
  const ids = rows.map(({ id }) => id)
  const calls = Map.groupBy(await listCalls(db, ids), ({ orderId }) => orderId)
  return rows.map((row) => presentListRow(row, calls.get(row.id) ?? []))
}

/** Previews the messages that the next steps would send. */
async function writeStepMessages(
  db: Db,
  order: OrderRecord['order'],
  context: { now: Date; link: string },
): Promise<StaffOrder['step_messages']> {
  if (isErased(order)) return null
  const [ship, deliver, turnBack] = await Promise.all([
    writeMessage(db, order, 'on_its_way', context),
    writeMessage(db, order, 'delivered', context),
    writeMessage(db, order, 'turned_back', context),
  ])
  return { ship, deliver, turn_back: turnBack }
}

function presentUndo({ step, undoUntil }: UndoRow, now: Date): StaffOrder['undo'] {
  const seconds = (undoUntil.getTime() - now.getTime()) / 1000
  return seconds > 0 ? { step, seconds_left: seconds } : null
}

type Around = {
  permissions: readonly Permission[]
  calls: OrderCallRow[]
  packerName: string | null
  isPhoneBlocked: boolean
  /** Whether it has received money that can go back, also money under review. */
  holdsMoney: boolean
}

function presentState({ order, lines }: OrderRecord, { permissions, calls, holdsMoney, ...known }: Around) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const needsCall = order.status === 'processing' && whyCall(calls) !== null
  const standing = { status: order.status, payment_status: order.paymentStatus }
  return {
    ...presentListRow({ ...order, ...known, units, needsCall }, calls),
    language: order.language,
    pay_before: order.payBefore?.toISOString() ?? null,
    steps: stepsFor(permissions, { ...standing, holdsMoney }),
    awaits_cash: awaitsCash({ ...standing, payment_method: order.paymentMethod }),
    updated_at: order.updatedAt.toISOString(),
    version: order.version,
  }
}

function presentContents({ order, lines }: OrderRecord) {
  const address = { address: order.address, apartment: order.apartment || null }
  return {
    address: isErased(order) ? null : address,
    notes: order.notes || null,
    lines: lines.map(presentStaffLine),
    subtotal: toPounds(piastres(order.subtotalPiastres)),
    discount: toPounds(piastres(order.discountPiastres)),
    coupon_code: order.couponCode,
    delivery: toPounds(piastres(order.deliveryPiastres)),
    promise: readPromise(order),
  }
}
