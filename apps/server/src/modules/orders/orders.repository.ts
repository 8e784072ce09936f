import type {
  CheckoutFields,
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
  /** Until when a card order waits for its money; null for cash. */
  payBefore: Date | null
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
  payBefore: Date | null
  version: number
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
    })} returning *`
  if (!row) throw new Error('The order was not written')
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

/** Orders with all that belongs to them, in the order of `ids`. */
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
    const isOfOrder = (row: { orderId: OrderId }) => row.orderId === id
    return order ? [{ order, lines: lines.filter(isOfOrder), events: events.filter(isOfOrder) }] : []
  })
}

/** Finds an order, and holds it until the transaction ends. */
export async function lockOrder(db: Db, id: OrderId): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`select * from orders where id = ${id} for update`
  return row ?? null
}

/**
 * Moves an order one step on, by the table of its life, and adds the step to its timeline.
 *
 * @param entry.actorId the member of staff who takes the step; null for everybody else
 * @returns false when the step does not begin at the order's status; then nothing is changed
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

/** Card orders whose time to pay is over, the longest waiting first. */
export async function listUnpaidOrders(db: Db, now: Date, max: number): Promise<{ id: OrderId; payBefore: Date }[]> {
  return await db<{ id: OrderId; payBefore: Date }[]>`
    select id, pay_before from orders where status = 'pending_payment' and pay_before <= ${now}
    order by pay_before, id limit ${max}`
}

/** Ids of a user's orders, newest first. */
export async function listOrderIds(db: Db, userId: UserId, limit: number, offset: number): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select id from orders where user_id = ${userId} order by created_at desc, id desc limit ${limit} offset ${offset}`
  return rows.map((row) => row.id)
}

export async function countOrders(db: Db, userId: UserId): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from orders where user_id = ${userId}`
  return row?.count ?? 0
}

/** SQL of what the shop has of a paid order `o`, in piastres: its total, less what went back to a card. */
export function receivedMoney(db: Db): Fragment {
  return db`(o.total_piastres + case when o.payment_method = 'card' then ${differenceOfPayments(db, db`o.id`)} else 0 end)`
}
