import type {
  CheckoutFields,
  GovernorateCode,
  Language,
  OrderId,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  UserId,
} from '@shop/contract'
import type { Db } from '../../database/client.ts'

export type NewOrder = {
  id: OrderId
  userId: UserId | null
  language: Language
  status: OrderStatus
  paymentStatus: PaymentStatus
  fields: CheckoutFields
  subtotal: number
  delivery: number
  total: number
}

export type OrderLineRow = {
  productId: number
  variantId: number
  sku: string
  nameEn: string
  nameAr: string
  colorNameEn: string | null
  colorNameAr: string | null
  hex: string | null
  size: string | null
  image: string | null
  unitPricePiastres: number
  quantity: number
  lineTotalPiastres: number
  vatRateBp: number
}

export type OrderRow = {
  id: OrderId
  number: number
  userId: UserId | null
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  firstName: string
  lastName: string
  phone: string
  address: string
  apartment: string
  city: string
  governorate: GovernorateCode
  notes: string
  subtotalPiastres: number
  deliveryPiastres: number
  totalPiastres: number
  createdAt: Date
  updatedAt: Date
}

export type OrderEventRow = { status: OrderStatus; note: string; createdAt: Date }

/** An order with all that belongs to it. */
export type OrderRecord = { order: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] }

/** Writes an order, its lines and the first event of its timeline. */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly OrderLineRow[]): Promise<OrderRecord> {
  const { fields } = order
  const [row] = await db<OrderRow[]>`
    insert into orders ${db({
      id: order.id,
      userId: order.userId,
      language: order.language,
      status: order.status,
      paymentMethod: fields.payment_method,
      paymentStatus: order.paymentStatus,
      firstName: fields.first_name,
      lastName: fields.last_name,
      phone: fields.phone,
      address: fields.address,
      apartment: fields.apartment ?? '',
      city: fields.city,
      governorate: fields.region,
      notes: fields.notes ?? '',
      subtotalPiastres: order.subtotal,
      deliveryPiastres: order.delivery,
      totalPiastres: order.total,
    })} returning *`
  if (!row) throw new Error('The order was not written')
  await db`insert into order_lines ${db(lines.map((line) => ({ orderId: order.id, ...line })))}`
  const events = await db<OrderEventRow[]>`
    insert into order_events (order_id, status) values (${order.id}, ${order.status}) returning status, note, created_at`
  return { order: row, lines: [...lines], events }
}

/** @returns null when there is no such order */
export async function findOrder(db: Db, id: OrderId): Promise<OrderRecord | null> {
  const [orders, lines, events] = await Promise.all([
    db<OrderRow[]>`select * from orders where id = ${id}`,
    db<OrderLineRow[]>`select * from order_lines where order_id = ${id} order by id`,
    db<OrderEventRow[]>`select status, note, created_at from order_events where order_id = ${id} order by id`,
  ])
  return orders[0] ? { order: orders[0], lines, events } : null
}
