import { type OrderId, piastres, toPounds, type UserRole } from '@shop/contract'
import { type StaffOrder, stepsForRole } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { listPaymentRecords } from '../payments/index.ts'
import { isAnyPhoneBlocked } from '../users/index.ts'
import { isErased } from './is-erased.ts'
import { listCalls } from './order-calls.repository.ts'
import { listCorrections } from './order-corrections.repository.ts'
import { findOrder, type OrderRecord } from './orders.repository.ts'
import {
  presentActor,
  presentCall,
  presentListRow,
  presentStaffLine,
  presentStaffPayment,
  presentTimeline,
} from './orders.staff-presenter.ts'
import { listActedEvents, listStaffNotes } from './orders.staff-repository.ts'

/**
 * An order with all that staff know of it.
 *
 * @param role of who asks: it decides which steps are offered
 * @throws AppError `order_not_found`
 */
export async function getStaffOrder(db: Db, id: OrderId, role: UserRole): Promise<StaffOrder> {
  const record = await findOrder(db, id)
  if (!record) throw new AppError('order_not_found')
  const [isBlocked, payments, events, corrections, calls, notes] = await Promise.all([
    isAnyPhoneBlocked(db, [record.order.phone]),
    listPaymentRecords(db, id),
    listActedEvents(db, id),
    listCorrections(db, id),
    listCalls(db, [id]),
    listStaffNotes(db, id),
  ])
  return {
    ...presentStanding(
      record,
      calls.some(({ outcome }) => outcome === 'reached'),
      role,
    ),
    ...presentContents(record),
    is_phone_blocked: isBlocked,
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

function presentStanding({ order, lines }: OrderRecord, wasReached: boolean, role: UserRole) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const needsCall = order.status === 'processing' && !wasReached
  const standing = { status: order.status, payment_status: order.paymentStatus }
  return {
    ...presentListRow({ ...order, units, needsCall }),
    customer_id: order.userId,
    language: order.language,
    pay_before: order.payBefore?.toISOString() ?? null,
    steps: stepsForRole(role, standing),
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
  }
}
