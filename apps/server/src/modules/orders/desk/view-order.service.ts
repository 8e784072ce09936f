import { type OrderId, piastres, toPounds, type UserRole } from '@shop/contract'
import { awaitsCash, roleCan, type StaffOrder, stepsForRole } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { listPaymentRecords } from '../../payments/index.ts'
import { isAnyPhoneBlocked } from '../../users/index.ts'
import { writeMessage } from '../notify-shopper.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { readPromise } from '../orders.presenter.ts'
import { findOrder, type OrderRecord, type OrderRow } from '../orders.repository.ts'
import { isErased } from '../orders.rules.ts'
import { listCalls } from './order-calls.repository.ts'
import { listCorrections } from './order-corrections.repository.ts'
import {
  presentActor,
  presentCall,
  presentListRow,
  presentStaffLine,
  presentStaffPayment,
  presentTimeline,
} from './orders.staff-presenter.ts'
import { listActedEvents, listStaffNotes } from './orders.staff-repository.ts'
import { findUndo, type UndoRow } from './undo-step.repository.ts'

/**
 * Gives an order with all its details for staff.
 *
 * @param role the caller's role, which decides the offered steps
 * @throws AppError `order_not_found`
 */
export async function getStaffOrder(
  { db, readClock }: Pick<OrderDeps, 'db' | 'readClock'>,
  id: OrderId,
  role: UserRole,
): Promise<StaffOrder> {
  const record = await findOrder(db, id)
  if (!record) throw new AppError('order_not_found')
  const [isBlocked, payments, events, corrections, calls, notes, undo, stepMessages] = await Promise.all([
    isAnyPhoneBlocked(db, [record.order.phone]),
    listPaymentRecords(db, id),
    listActedEvents(db, id),
    listCorrections(db, id),
    listCalls(db, [id]),
    listStaffNotes(db, id),
    findUndo(db, id),
    writeStepMessages(db, record.order),
  ])
  return {
    ...presentState(
      record,
      calls.some(({ outcome }) => outcome === 'reached'),
      role,
    ),
    ...presentContents(record),
    is_phone_blocked: isBlocked,
    step_messages: stepMessages,
    undo: undo && roleCan(role, 'orders.write') ? presentUndo(undo, readClock()) : null,
    payments: payments.map((payment) => presentStaffPayment(payment, record.order.status)),
    timeline: presentTimeline(events, corrections),
    calls: calls.map(presentCall),
    staff_notes: notes.map((note) => ({
      id: note.id,
      at: note.createdAt.toISOString(),
      text: note.text,
      actor: presentActor(note),
    })),
  }
}

/** Previews the messages that the next steps would send. */
async function writeStepMessages(db: Db, order: OrderRow): Promise<StaffOrder['step_messages']> {
  if (isErased(order)) return null
  const [ship, deliver] = await Promise.all([
    writeMessage(db, order, 'on_its_way'),
    writeMessage(db, order, 'delivered'),
  ])
  return { ship, deliver }
}

function presentUndo({ step, undoUntil }: UndoRow, now: Date): StaffOrder['undo'] {
  const seconds = (undoUntil.getTime() - now.getTime()) / 1000
  return seconds > 0 ? { step, seconds_left: seconds } : null
}

function presentState({ order, lines }: OrderRecord, wasReached: boolean, role: UserRole) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const needsCall = order.status === 'processing' && !wasReached
  const standing = { status: order.status, payment_status: order.paymentStatus }
  return {
    ...presentListRow({ ...order, units, needsCall }),
    customer_id: order.userId,
    language: order.language,
    pay_before: order.payBefore?.toISOString() ?? null,
    steps: stepsForRole(role, standing),
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
    delivery: toPounds(piastres(order.deliveryPiastres)),
    promise: readPromise(order),
  }
}
