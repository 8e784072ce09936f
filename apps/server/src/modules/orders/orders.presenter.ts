import { type DeliveryPromise, governorates, type Language, type Order, piastres, toPounds } from '@shop/contract'
import type { OrderLineRow, OrderRecord, OrderRow } from './orders.repository.ts'
import { showOrderNumber } from './orders.rules.ts'

/** Presents an order in one language. Names, prices and address are those when it was placed. */
export function presentOrder({ order, lines, events }: OrderRecord, language: Language): Order {
  return {
    id: order.id,
    number: showOrderNumber(order.number),
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    items: lines.map((line) => presentLine(line, language)),
    subtotal: toPounds(piastres(order.subtotalPiastres)),
    delivery: toPounds(piastres(order.deliveryPiastres)),
    total: toPounds(piastres(order.totalPiastres)),
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
    notes: order.notes || null,
    timeline: events.map((event) => ({
      status: event.status,
      at: event.createdAt.toISOString(),
      note: event.note || null,
    })),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }
}

/** When the order was promised to arrive; null when it was placed before promises were made. */
export function readPromise({ promisedFrom, promisedTo }: OrderRow): DeliveryPromise | null {
  if (!promisedFrom || !promisedTo) return null
  return { from: toDay(promisedFrom), to: toDay(promisedTo) }
}

/** The driver reads a `date` as midnight in UTC. */
const toDay = (date: Date) => date.toISOString().slice(0, 10)

function presentLine(line: OrderLineRow, language: Language): Order['items'][number] {
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
