import { piastres, toPounds } from '@shop/contract'
import type { OrderCall, StaffOrder, StaffOrderRow, StaffPayment } from '@shop/contract/staff'
import { isAcceptable, type PaymentRecord } from '../../payments/index.ts'
import { openRequestOf } from '../calls/change-request.rules.ts'
import type { OrderCallRow } from '../calls/order-calls.repository.ts'
import type { OrderChangeRow } from '../changing/order-changes.repository.ts'
import { presentChangedTotal, presentFailure, presentRequest } from '../orders.presenter.ts'
import type { OrderedLine, OrderRow } from '../orders.repository.ts'
import { canAcceptPayment, cashAmount, isErased, showOrderNumber } from '../orders.rules.ts'
import { presentStaffParcel } from '../parcels/parcel.presenter.ts'
import type { StaffRefundRow } from '../refund-limit/staff-refunds.repository.ts'
import type { CorrectionRow } from './order-corrections.repository.ts'
import type { ActedEventRow, ActorColumns, OrderListRow, StaffNoteRow } from './orders.staff-repository.ts'

type TimelineEntry = StaffOrder['timeline'][number]
type Person = { firstName: string; lastName: string; phone: string }

/** Presents an order as a row of a list. @param calls those about it */
export function presentListRow(row: OrderListRow, calls: readonly OrderCallRow[]): StaffOrderRow {
  const request = row.needsCall ? openRequestOf(calls) : undefined
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
    deposit: pounds(row.depositPiastres),
    cash_amount: pounds(cashAmount(row)),
    units: row.units,
    needs_call: row.needsCall,
    is_phone_blocked: row.isPhoneBlocked,
    change_request: request ? presentRequest(request) : null,
    packer: presentActor({ actorId: row.packerId, actorName: row.packerName }),
    packed_at: row.packedAt?.toISOString() ?? null,
    parcel: presentStaffParcel(row.parcel),
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

export function presentStaffNote({ id, text, createdAt, ...actor }: StaffNoteRow): StaffOrder['staff_notes'][number] {
  return { id, text, at: createdAt.toISOString(), actor: presentActor(actor) }
}

/** Presents a line of an order in both languages. */
export function presentStaffLine(line: OrderedLine): StaffOrder['lines'][number] {
  const { hex, variantId, colorNameEn, colorNameAr } = line
  return {
    product_id: line.productId,
    variant_id: variantId,
    sku: line.sku,
    name: { en: line.nameEn, ar: line.nameAr },
    color: hex === null ? null : { id: variantId, name: { en: colorNameEn ?? '', ar: colorNameAr ?? '' }, hex },
    size: line.size,
    image: line.image,
    unit_price: pounds(line.unitPricePiastres),
    quantity: line.quantity,
    damaged: line.damaged,
    returned: line.returned,
    line_total: pounds(line.lineTotalPiastres),
    needs_serials: line.needsSerials,
    serials: [
      ...line.serials.map((serial) => ({ serial, is_returned: false })),
      ...line.returnedSerials.map((serial) => ({ serial, is_returned: true })),
    ],
  }
}

export function presentCall({ callAgainAt, createdAt, ...call }: OrderCallRow): OrderCall {
  const { id, source, outcome, note } = call
  const again = callAgainAt?.toISOString() ?? null
  return { id, source, outcome, note, at: createdAt.toISOString(), call_again_at: again, actor: presentActor(call) }
}

/** What an entry of the timeline is not. */
const nothing: Omit<TimelineEntry, 'at'> = {
  actor: null,
  carrier: null,
  status: null,
  note: null,
  failed_delivery: null,
  corrected: [],
  changed: null,
  change_request: null,
  refunded: null,
  written_off: null,
}

/** Merges statuses, corrections, changes, requests for them and refunds by time. */
export function presentTimeline(rows: {
  events: ActedEventRow[]
  corrections: CorrectionRow[]
  changes: OrderChangeRow[]
  calls: OrderCallRow[]
  refunds: StaffRefundRow[]
}): StaffOrder['timeline'] {
  const enter = (row: { createdAt: Date }, entry: Partial<Omit<TimelineEntry, 'at'>>): TimelineEntry => ({
    ...nothing,
    ...entry,
    at: row.createdAt.toISOString(),
  })
  const entries = [
    ...rows.events.map((event) =>
      enter(event, {
        actor: presentActor(event),
        carrier: event.carrier,
        status: event.status,
        note: event.note || null,
        failed_delivery: presentFailure(event),
      }),
    ),
    ...rows.corrections.map((correction) =>
      enter(correction, {
        actor: presentActor(correction),
        corrected: correction.fields.map((field) => ({ field, before: correction.before[field] ?? null })),
      }),
    ),
    ...rows.changes.map((change) => enter(change, { actor: presentActor(change), changed: presentChange(change) })),
    ...rows.calls
      .filter(({ source }) => source === 'shopper')
      .map((call) => enter(call, { change_request: call.note })),
    ...rows.refunds.map((refund) => {
      const amount = pounds(refund.amountPiastres)
      const money = refund.isWriteOff ? { written_off: amount } : { refunded: amount }
      return enter(refund, { actor: presentActor(refund), ...money })
    }),
  ]
  return entries.sort((one, other) => one.at.localeCompare(other.at))
}

function presentChange(change: OrderChangeRow): TimelineEntry['changed'] {
  return {
    reason: change.reason,
    lines: change.lines.map((line) => ({
      sku: line.sku,
      name: { en: line.nameEn, ar: line.nameAr },
      color: line.colorNameEn ? { en: line.colorNameEn, ar: line.colorNameAr ?? '' } : null,
      quantity: line.quantity,
      unit_price: pounds(line.unitPricePiastres),
    })),
    delivery: pounds(change.deliveryPiastres),
    total: presentChangedTotal(change),
  }
}

/** Presents an attempt to pay with its refunds. */
export function presentStaffPayment(payment: PaymentRecord, order: OrderRow): StaffPayment {
  return {
    id: payment.id,
    provider: payment.provider,
    method: payment.method,
    refund_methods: payment.refundMethods,
    status: payment.status,
    amount: pounds(payment.amountPiastres),
    received: payment.receivedPiastres === null ? null : pounds(payment.receivedPiastres),
    refunded: pounds(payment.refundedPiastres),
    refundable: pounds(payment.refundablePiastres + owedBeside(payment)),
    is_acceptable: canAcceptPayment(order) && isAcceptable(payment) && payment.refundablePiastres > 0,
    review_reason: payment.reviewReason,
    transaction_id: payment.transactionId,
    created_at: payment.createdAt.toISOString(),
    refunds: payment.refunds.map((refund) => ({
      id: refund.id,
      status: refund.status,
      reason: refund.reason,
      method: refund.method === 'refund' || refund.method === 'void' ? 'provider' : refund.method,
      reference: refund.reference || null,
      failure: refund.failure,
      amount: pounds(refund.amountPiastres),
      created_at: refund.createdAt.toISOString(),
    })),
  }
}

/** What staff owe of money that came besides the payment, such as a second time. Money under review is decided about first. */
function owedBeside({ owed, status, transactionId }: PaymentRecord): number {
  if (status === 'review') return 0
  return owed.reduce((sum, each) => (each.transactionId === transactionId ? sum : sum + each.amount), 0)
}

function pounds(amount: number): number {
  return toPounds(piastres(amount))
}
