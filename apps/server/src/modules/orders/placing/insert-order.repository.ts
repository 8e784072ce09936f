import type {
  CheckoutFields,
  DeliveryPromise,
  Language,
  OrderId,
  OrderStatus,
  PaymentStatus,
  UserId,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import {
  noSerials,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRecord,
  type OrderRow,
} from '../orders.repository.ts'
import type { OrderTrust } from '../trust/order-trust.rules.ts'

export type NewOrder = {
  id: OrderId
  userId: UserId | null
  /** The member of staff who places it for a caller. */
  placedBy: UserId | null
  language: Language
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** Deadline for what is paid online; null for cash. */
  payBefore: Date | null
  fields: CheckoutFields
  subtotal: number
  discount: number
  couponCode: string | null
  delivery: number
  total: number
  /** What of a cash order the card pays before. */
  deposit: number
  promise: DeliveryPromise
  trust: OrderTrust
}

/** Inserts an order with its lines and the first event of its timeline. */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly OrderLineRow[]): Promise<OrderRecord> {
  const { fields } = order
  const [row] = await db<OrderRow[]>`
    insert into orders ${db({
      id: order.id,
      userId: order.userId,
      placedBy: order.placedBy,
      language: order.language,
      status: order.status,
      paymentMethod: fields.payment_method,
      paymentStatus: order.paymentStatus,
      payBefore: order.payBefore,
      firstName: fields.first_name,
      lastName: fields.last_name,
      phone: fields.phone,
      address: fields.address,
      apartment: fields.apartment ?? '',
      city: fields.city,
      governorate: fields.region,
      notes: fields.notes ?? '',
      subtotalPiastres: order.subtotal,
      discountPiastres: order.discount,
      couponCode: order.couponCode,
      deliveryPiastres: order.delivery,
      totalPiastres: order.total,
      depositPiastres: order.deposit,
      promisedFrom: order.promise.from,
      promisedTo: order.promise.to,
      trustStep: order.trust.step,
      trustReasons: order.trust.reasons,
    })} returning *`
  if (!row) throw new Error('Insert into orders returned no row')
  await db`insert into order_lines ${db(lines.map((line) => ({ orderId: order.id, ...line })))}`
  const events = await db<OrderEventRow[]>`
    insert into order_events (order_id, status) values (${order.id}, ${order.status}) returning status, note, failure, next_day, created_at`
  const ordered = lines.map((line) => ({ ...line, ...noSerials() }))
  return { order: { ...row, parcel: null }, lines: ordered, events, changes: [] }
}
