import type {
  GovernorateCode,
  Localized,
  OrderId,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  UserId,
} from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { getCount } from '../../../database/rows.ts'
import type { FailureColumns } from '../orders.repository.ts'
import { type ParcelFacts, parcelOfOrder } from '../parcels/parcels.repository.ts'
import { needsCall, type OrderFilter, whereOrders } from './order-filter.repository.ts'

/** An order as a row of a list. */
export type OrderListRow = {
  id: OrderId
  number: number
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  firstName: string
  lastName: string
  /** Empty after the person was erased. */
  phone: string
  city: string
  governorate: GovernorateCode
  totalPiastres: number
  depositPiastres: number
  units: number
  needsCall: boolean
  isPhoneBlocked: boolean
  packerId: number | null
  packerName: string | null
  packedAt: Date | null
  parcel: ParcelFacts | null
  createdAt: Date
}

export type OrderListRange = {
  sort: 'created_at' | 'total'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** The member of staff who acted; null when nobody of staff did. */
export type ActorColumns = { actorId: number | null; actorName: string | null }

export type OrderSummary = { id: OrderId; number: number; status: OrderStatus }

export type ActedEventRow = ActorColumns &
  FailureColumns & {
    status: OrderStatus
    note: string
    /** The carrier whose news took the step. */
    carrier: Localized | null
    createdAt: Date
  }
export type StaffNoteRow = ActorColumns & { id: number; text: string; createdAt: Date }

export async function countFilteredOrders(db: Db, filter: OrderFilter): Promise<number> {
  return await getCount(db<{ count: number }[]>`select count(*) from orders o where ${whereOrders(db, filter)}`)
}

/** Lists a page of the orders that match a filter. */
export async function listFilteredOrders(db: Db, filter: OrderFilter, range: OrderListRange): Promise<OrderListRow[]> {
  const direction = inDirection(db, range.order)
  const column = range.sort === 'total' ? db`total_piastres` : db`created_at`
  return await db<OrderListRow[]>`
    select ${listColumns(db)}
    from (select o.id from orders o where ${whereOrders(db, filter)}
      order by o.${column} ${direction}, o.id ${direction} limit ${range.limit} offset ${range.offset}) as page
    join orders o on o.id = page.id order by o.${column} ${direction}, o.id ${direction}`
}

/** Columns of OrderListRow, from `orders o`. */
export function listColumns(db: Db) {
  return db`
    o.id, o.number, o.status, o.payment_method, o.payment_status, o.first_name, o.last_name, o.phone, o.city, o.governorate,
    o.total_piastres, o.deposit_piastres, o.created_at, ${needsCall(db)} as needs_call, o.packer_id, o.packed_at,
    ${parcelOfOrder(db)} as parcel, exists (select from customers c where c.phone = o.phone and c.is_blocked) as is_phone_blocked,
    (select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = o.packer_id) as packer_name,
    (select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id) as units`
}

/** Lists the timeline of an order with the actor of each step. */
export async function listActedEvents(db: Db, id: OrderId): Promise<ActedEventRow[]> {
  return await db<ActedEventRow[]>`
    select e.status, e.note, e.failure, e.next_day, e.created_at, ${actorColumns(db, 'e')},
      (select ${inBothLanguages(db, 'k.name')} from carriers k where k.id = e.carrier_id) as carrier
    from order_events e left join users u on u.id = e.actor_id where e.order_id = ${id} order by e.id`
}

export async function listStaffNotes(db: Db, id: OrderId): Promise<StaffNoteRow[]> {
  return await db<StaffNoteRow[]>`
    select n.id, n.text, n.created_at, ${actorColumns(db, 'n')}
    from order_notes n left join users u on u.id = n.actor_id where n.order_id = ${id} order by n.id`
}

export async function insertStaffNote(
  db: Db,
  note: { orderId: OrderId; actorId: UserId; text: string; createdAt: Date },
): Promise<void> {
  await db`insert into order_notes ${db(note)}`
}

/** Finds numbers and statuses of some orders, unsorted. */
export async function findOrderSummaries(db: Db, ids: readonly OrderId[]): Promise<OrderSummary[]> {
  return await db<OrderSummary[]>`select id, number, status from orders where id = any (${[...ids]}::uuid[])`
}

/** Finds the names of members of staff by id. */
export async function findActorNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; name: string }[]>`
    select u.id, btrim(u.first_name || ' ' || u.last_name) as name from users u where u.id = any (${[...ids]}::bigint[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Columns of ActorColumns, from a table with an `actor_id` joined to `users u`. */
export function actorColumns(db: Db, table: string) {
  return db`${db(`${table}.actor_id`)}, btrim(u.first_name || ' ' || u.last_name) as actor_name`
}
