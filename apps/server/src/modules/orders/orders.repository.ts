import type {
  CheckoutFields,
  DeliveryPromise,
  GovernorateCode,
  Language,
  OrderId,
  OrderStatus,
  OrderStep,
  PaymentMethod,
  PaymentStatus,
  PhoneNumber,
  UserId,
} from '@shop/contract'
import { orderLife, statusesBefore } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { differenceOfPayments } from '../payments/index.ts'

export type NewOrder = {
  id: OrderId
  userId: UserId | null
  language: Language
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** Deadline for the payment of a card order; null for cash. */
  payBefore: Date | null
  fields: CheckoutFields
  subtotal: number
  delivery: number
  total: number
  promise: DeliveryPromise
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
  language: Language
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  firstName: string
  lastName: string
  phone: PhoneNumber
  address: string
  apartment: string
  city: string
  governorate: GovernorateCode
  notes: string
  subtotalPiastres: number
  deliveryPiastres: number
  totalPiastres: number
  promisedFrom: Date | null
  promisedTo: Date | null
  payBefore: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
}

export type OrderEventRow = { status: OrderStatus; note: string; createdAt: Date }

/** An order with its lines and timeline. */
export type OrderRecord = { order: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] }

/** Inserts an order with its lines and the first event of its timeline. */
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
      deliveryPiastres: order.delivery,
      totalPiastres: order.total,
      promisedFrom: order.promise.from,
      promisedTo: order.promise.to,
    })} returning *`
  if (!row) throw new Error('Insert into orders returned no row')
  await db`insert into order_lines ${db(lines.map((line) => ({ orderId: order.id, ...line })))}`
  const events = await db<OrderEventRow[]>`
    insert into order_events (order_id, status) values (${order.id}, ${order.status}) returning status, note, created_at`
  return { order: row, lines: [...lines], events }
}

/** @returns null when there is no such order */
export async function findOrder(db: Db, id: OrderId): Promise<OrderRecord | null> {
  const [record] = await findOrders(db, [id])
  return record ?? null
}

/** Finds orders with lines and timelines, sorted as `ids`. */
export async function findOrders(db: Db, ids: readonly OrderId[]): Promise<OrderRecord[]> {
  const wanted = [...ids]
  const [orders, lines, events] = await Promise.all([
    db<OrderRow[]>`select * from orders where id = any (${wanted}::uuid[])`,
    db<
      (OrderLineRow & { orderId: OrderId })[]
    >`select * from order_lines where order_id = any (${wanted}::uuid[]) order by id`,
    db<(OrderEventRow & { orderId: OrderId })[]>`
      select order_id, status, note, created_at from order_events where order_id = any (${wanted}::uuid[]) order by id`,
  ])
  return wanted.flatMap((id) => {
    const order = orders.find((row) => row.id === id)
    const belongsToOrder = (row: { orderId: OrderId }) => row.orderId === id
    return order ? [{ order, lines: lines.filter(belongsToOrder), events: events.filter(belongsToOrder) }] : []
  })
}

/** Finds an order and locks it until the transaction ends. */
export async function lockOrder(db: Db, id: OrderId): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`select * from orders where id = ${id} for update`
  return row ?? null
}

/**
 * Changes an order's status by the table `orderLife` and adds the step to the timeline.
 *
 * @param entry.actorId the member of staff who takes the step; null for a shopper or the shop
 * @returns false when the current status does not allow the step; then nothing changes
 */
export async function takeStep(
  db: Db,
  id: OrderId,
  step: OrderStep,
  { note = '', actorId = null }: { note?: string; actorId?: UserId | null } = {},
): Promise<boolean> {
  const from = statusesBefore(step)
  const [to] = from.map((status) => orderLife[status][step])
  if (!to) return false
  const taken = await db`
    update orders set status = ${to}, updated_at = now() where id = ${id} and status = any (${from}::text[])`
  if (taken.count === 0) return false
  await db`
    insert into order_events (order_id, status, note, actor_id) values (${id}, ${to}, ${note}, ${actorId})`
  return true
}

export async function setPaymentStatus(db: Db, id: OrderId, status: PaymentStatus): Promise<void> {
  await db`
    update orders set payment_status = ${status}, updated_at = now() where id = ${id} and payment_status <> ${status}`
}

/** Lists card orders whose payment is overdue, earliest deadline first. */
export async function listUnpaidOrders(db: Db, now: Date, max: number): Promise<{ id: OrderId; payBefore: Date }[]> {
  return await db<{ id: OrderId; payBefore: Date }[]>`
    select id, pay_before from orders where status = 'pending_payment' and pay_before <= ${now}
    order by pay_before, id limit ${max}`
}

/** Lists the ids of a user's orders, newest first. */
export async function listOrderIds(db: Db, userId: UserId, limit: number, offset: number): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select id from orders where user_id = ${userId} order by created_at desc, id desc limit ${limit} offset ${offset}`
  return rows.map((row) => row.id)
}

export async function countOrders(db: Db, userId: UserId): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from orders where user_id = ${userId}`
  return row?.count ?? 0
}

/** SQL for the money received for a paid order `o`, in piastres: its total minus refunds to a card. */
export function receivedMoney(db: Db): Fragment {
  return db`(o.total_piastres + case when o.payment_method = 'card' then ${differenceOfPayments(db, db`o.id`)} else 0 end)`
}
