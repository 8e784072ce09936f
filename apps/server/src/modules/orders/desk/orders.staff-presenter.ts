import { type OrderStatus, piastres, toPounds } from '@shop/contract'
import type { OrderCall, StaffOrder, StaffOrderRow, StaffPayment, WaitingCall } from '@shop/contract/staff'
import { isAcceptable, type PaymentRecord } from '../../payments/index.ts'
import type { OrderLineRow } from '../orders.repository.ts'
import { isErased, showOrderNumber } from '../orders.rules.ts'
import type { OrderCallRow, WaitingRow } from './order-calls.repository.ts'
import type { CorrectionRow } from './order-corrections.repository.ts'
import type { ActedEventRow, ActorColumns, OrderListRow } from './orders.staff-repository.ts'

type Person = { firstName: string; lastName: string; phone: string }

/** Presents an order as a row of a list. */
export function presentListRow(row: OrderListRow): StaffOrderRow {
  return {
    id: row.id,
    number: showOrderNumber(row.number),
    status: row.status,
    payment_method: row.paymentMethod,
    payment_status: row.paymentStatus,
    customer: presentRecipient(row),
    city: row.city,
    region_code: row.governorate,
    total: pounds(row.totalPiastres),
    units: row.units,
    needs_call: row.needsCall,
    created_at: row.createdAt.toISOString(),
  }
}

/** Presents the recipient of an order; null after the person was erased. */
export function presentRecipient(person: Person): StaffOrderRow['customer'] {
  const { firstName, lastName, phone } = person
  return isErased(person) ? null : { first_name: firstName, last_name: lastName, phone }
}

export function presentActor({ actorId, actorName }: ActorColumns): OrderCall['actor'] {
  return actorId === null ? null : { id: actorId, name: actorName ?? '' }
}

/** Presents a line of an order in both languages. */
export function presentStaffLine(line: OrderLineRow): StaffOrder['lines'][number] {
  const { hex, variantId, colorNameEn, colorNameAr } = line
  return {
    product_id: line.productId,
    sku: line.sku,
    name: { en: line.nameEn, ar: line.nameAr },
    color: hex === null ? null : { id: variantId, name: { en: colorNameEn ?? '', ar: colorNameAr ?? '' }, hex },
    size: line.size,
    image: line.image,
    unit_price: pounds(line.unitPricePiastres),
    quantity: line.quantity,
    line_total: pounds(line.lineTotalPiastres),
  }
}

export function presentCall({ callAgainAt, createdAt, ...call }: OrderCallRow): OrderCall {
  const { id, outcome, note } = call
  const again = callAgainAt?.toISOString() ?? null
  return { id, outcome, note, at: createdAt.toISOString(), call_again_at: again, actor: presentActor(call) }
}

/** @param calls those about this order, oldest first */
export function presentWaiting(row: WaitingRow, calls: OrderCallRow[], now: Date, lateBefore: Date): WaitingCall {
  const last = calls.at(-1)
  return {
    ...presentListRow(row),
    waiting_since: row.waitingSince.toISOString(),
    waiting_minutes: Math.max(0, Math.floor((now.getTime() - row.waitingSince.getTime()) / 60_000)),
    is_late: row.waitingSince < lateBefore,
    calls: calls.length,
    last_call: last ? presentCall(last) : null,
  }
}

/** Merges statuses and corrections of an order by time. */
export function presentTimeline(events: ActedEventRow[], corrections: CorrectionRow[]): StaffOrder['timeline'] {
  const steps = events.map((event) => ({
    at: event.createdAt.toISOString(),
    actor: presentActor(event),
    status: event.status,
    note: event.note || null,
    corrected: [],
  }))
  const changes = corrections.map((correction) => ({
    at: correction.createdAt.toISOString(),
    actor: presentActor(correction),
    status: null,
    note: null,
    corrected: correction.fields.map((field) => ({ field, before: correction.before[field] ?? null })),
  }))
  return [...steps, ...changes].sort((one, other) => one.at.localeCompare(other.at))
}

/** Presents an attempt to pay with its refunds. @param orderStatus the status of the order */
export function presentStaffPayment(payment: PaymentRecord, orderStatus: OrderStatus): StaffPayment {
  return {
    id: payment.id,
    provider: payment.provider,
    status: payment.status,
    amount: pounds(payment.amountPiastres),
    received: payment.receivedPiastres === null ? null : pounds(payment.receivedPiastres),
    refunded: pounds(payment.refundedPiastres),
    refundable: pounds(payment.refundablePiastres),
    is_acceptable: orderStatus === 'pending_payment' && isAcceptable(payment) && payment.refundablePiastres > 0,
    review_reason: payment.reviewReason,
    transaction_id: payment.transactionId,
    created_at: payment.createdAt.toISOString(),
    refunds: payment.refunds.map((refund) => ({
      id: refund.id,
      status: refund.status,
      reason: refund.reason,
      failure: refund.failure,
      amount: pounds(refund.amountPiastres),
      created_at: refund.createdAt.toISOString(),
    })),
  }
}

function pounds(amount: number): number {
  return toPounds(piastres(amount))
}
