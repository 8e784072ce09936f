import {
  type ChangeRequest,
  type DeliveryPromise,
  governorates,
  type Language,
  type Order,
  piastres,
  toPounds,
} from '@shop/contract'
import type { OrderCallRow } from './calls/order-calls.repository.ts'
import type { ChangedTotalRow, FailureColumns, OrderLineRow, OrderRecord, OrderRow } from './orders.repository.ts'
import { cashAmount, showOrderNumber } from './orders.rules.ts'
import { presentParcel } from './parcels/parcel.presenter.ts'

/** Presents an order in one language. Names, prices and address are those when it was placed. */
export function presentOrder({ order, lines, events, changes }: OrderRecord, language: Language): Order {
  return {
    id: order.id,
    number: showOrderNumber(order.number),
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    pay_before: order.status === 'pending_payment' ? (order.payBefore?.toISOString() ?? null) : null,
    items: lines.map((line) => ({ ...presentLine(line, language), serials: isInShop(order) ? [] : line.serials })),
    subtotal: toPounds(piastres(order.subtotalPiastres)),
    discount: toPounds(piastres(order.discountPiastres)),
    coupon_code: order.couponCode,
    delivery: toPounds(piastres(order.deliveryPiastres)),
    total: toPounds(piastres(order.totalPiastres)),
    deposit: toPounds(piastres(order.depositPiastres)),
    cash_amount: toPounds(piastres(cashAmount(order))),
    can_pay_in_cash: order.status === 'pending_payment' && order.depositPiastres === 0 && order.takesCash,
    currency: 'EGP',
    customer: { first_name: order.firstName, last_name: order.lastName, phone: order.phone },
    address: {
      address: order.address,
      apartment: order.apartment || null,
      city: order.city,
      region: governorates[order.governorate][language],
      region_code: order.governorate,
    },
    promise: readPromise(order),
    parcel: presentParcel(order.parcel, language),
    notes: order.notes || null,
    needs_confirmation: needsConfirmation(order),
    timeline: presentTimeline(order, events, changes),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }
}

/** Merges steps and changes of an order by time. An order that changes is being prepared. */
function presentTimeline(
  { payBefore }: OrderRow,
  events: OrderRecord['events'],
  changes: OrderRecord['changes'],
): Order['timeline'] {
  const steps = events.map((event, index) => ({
    status: event.status,
    at: event.createdAt.toISOString(),
    note: event.note || null,
    failed_delivery: presentFailure(event),
    changed_total: null,
    was_unpaid:
      event.status === 'cancelled' &&
      events[index - 1]?.status === 'pending_payment' &&
      payBefore !== null &&
      payBefore <= event.createdAt,
  }))
  const changed = changes.map((change) => ({
    status: 'processing' as const,
    at: change.createdAt.toISOString(),
    note: null,
    failed_delivery: null,
    changed_total: presentChangedTotal(change),
  }))
  return [...steps, ...changed].sort((one, other) => one.at.localeCompare(other.at))
}

/** Presents what a shopper asked to be changed. */
export function presentRequest({ note, createdAt }: Pick<OrderCallRow, 'note' | 'createdAt'>): ChangeRequest {
  return { text: note, at: createdAt.toISOString() }
}

/** Presents the totals before and after a change, in pounds. */
export function presentChangedTotal(change: Pick<ChangedTotalRow, 'totalPiastres' | 'newTotalPiastres'>) {
  return { before: toPounds(piastres(change.totalPiastres)), after: toPounds(piastres(change.newTotalPiastres)) }
}

/** When the order was promised to arrive; null when it was placed before promises were made. */
export function readPromise({ promisedFrom, promisedTo }: OrderRow): DeliveryPromise | null {
  if (!promisedFrom || !promisedTo) return null
  return { from: toDay(promisedFrom), to: toDay(promisedTo) }
}

/** Presents why a delivery failed; null for other steps. */
export function presentFailure({ failure, nextDay }: FailureColumns): Order['timeline'][number]['failed_delivery'] {
  return failure && { reason: failure, next_day: nextDay && toDay(nextDay) }
}

/** The driver reads a `date` as midnight in UTC. */
const toDay = (date: Date) => date.toISOString().slice(0, 10)

function needsConfirmation(order: OrderRecord['order']): boolean {
  return isInShop(order) && order.trustStep !== 'none' && order.depositPiastres === 0 && !order.isConfirmed
}

/** A parcel that is still in the shop may be packed again with other units. */
const isInShop = ({ status }: OrderRow) => status === 'pending_payment' || status === 'processing'

function presentLine(line: OrderLineRow, language: Language): Omit<Order['items'][number], 'serials'> {
  return {
    product: { id: line.productId, name: language === 'ar' ? line.nameAr : line.nameEn, image: line.image },
    color_id: line.hex === null ? null : line.variantId,
    color_name: language === 'ar' ? line.colorNameAr : line.colorNameEn,
    color_hex: line.hex,
    size: line.size,
    unit_price: toPounds(piastres(line.unitPricePiastres)),
    quantity: line.quantity,
    line_total: toPounds(piastres(line.lineTotalPiastres)),
  }
}
