import type { DeliveryFailure, OrderId, OrderStatus, PhoneNumber, UserId } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { findRow, findValue, getCount } from '../../database/rows.ts'
import { takesCashIn } from '../delivery/index.ts'
import { differenceOfPayments } from '../payments/index.ts'
import type { orderLines, orders } from './orders.table.ts'
import { type ParcelFacts, parcelOfOrder } from './parcels/parcels.repository.ts'

export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'id' | 'orderId' | 'createdAt'>

/** A line with the serial numbers of its units. */
export type OrderedLine = OrderLineRow & {
  /** The numbers of units that are out, and of those that came back. */
  serials: string[]
  returnedSerials: string[]
  /** Packing asks for the number of each unit. */
  needsSerials: boolean
}

export type ListedLine = OrderedLine & { id: number; orderId: OrderId }

export type OrderRow = typeof orders.$inferSelect

/** A failed delivery; `nextDay` is midnight in UTC, null when the parcel comes back. */
export type FailureColumns = { failure: DeliveryFailure | null; nextDay: Date | null }
export type OrderEventRow = FailureColumns & { status: OrderStatus; note: string; createdAt: Date }

/** The total of an order before and after staff changed its lines, in piastres. */
export type ChangedTotalRow = { totalPiastres: number; newTotalPiastres: number; createdAt: Date }

/** An order with its lines and timeline. */
export type OrderRecord = {
  order: OrderRow & { parcel: ParcelFacts | null; isConfirmed: boolean; takesCash: boolean }
  lines: OrderedLine[]
  events: OrderEventRow[]
  changes: ChangedTotalRow[]
}

/** What a line has before its order is packed. */
export function noSerials(): Pick<OrderedLine, 'serials' | 'returnedSerials' | 'needsSerials'> {
  return { serials: [], returnedSerials: [], needsSerials: false }
}

/** @returns null when there is no such order */
export async function findOrder(db: Db, id: OrderId): Promise<OrderRecord | null> {
  const [record] = await findOrders(db, [id])
  return record ?? null
}

/** @returns null when there is no order with this number */
export async function findOrderByNumber(db: Db, number: number): Promise<OrderRecord | null> {
  const id = await findValue(db<{ id: OrderId }[]>`select id from orders where number = ${number}`)
  return id === null ? null : await findOrder(db, id)
}

/** Finds when an order was placed, if the phone is its own. */
export async function findPlacing(
  db: Db,
  { number, phone }: { number: number; phone: PhoneNumber },
): Promise<{ number: number; createdAt: Date } | null> {
  return await findRow(db<{ number: number; createdAt: Date }[]>`
    select number, created_at from orders where number = ${number} and phone = ${phone}`)
}

/** Lists the lines of some orders. */
export async function listLines(db: Db, ids: readonly OrderId[]): Promise<ListedLine[]> {
  return await db<ListedLine[]>`
    select l.*,
      array(select s.serial from order_serials s where s.line_id = l.id and s.returned_at is null order by s.id) as serials,
      array(select s.serial from order_serials s where s.line_id = l.id and s.returned_at is not null order by s.id) as returned_serials,
      (select p.has_serial_numbers from products p where p.id = l.product_id) as needs_serials
    from order_lines l where l.order_id = any (${[...ids]}::uuid[]) order by l.id`
}

/** Finds orders with lines and timelines, sorted as `ids`. */
export async function findOrders(db: Db, ids: readonly OrderId[]): Promise<OrderRecord[]> {
  const wanted = [...ids]
  const [orders, lines, events, changes] = await Promise.all([
    db<OrderRecord['order'][]>`
      select o.*, ${parcelOfOrder(db)} as parcel, ${isReached(db)} as is_confirmed,
        ${takesCashIn(db, db`o.governorate`)} as takes_cash
      from orders o where o.id = any (${wanted}::uuid[])`,
    listLines(db, wanted),
    db<(OrderEventRow & { orderId: OrderId })[]>`
      select order_id, status, note, failure, next_day, created_at from order_events where order_id = any (${wanted}::uuid[]) order by id`,
    db<(ChangedTotalRow & { orderId: OrderId })[]>`
      select order_id, total_piastres, new_total_piastres, created_at from order_changes where order_id = any (${wanted}::uuid[]) order by id`,
  ])
  return wanted.flatMap((id) => {
    const order = orders.find((row) => row.id === id)
    const belongsToOrder = (row: { orderId: OrderId }) => row.orderId === id
    if (!order) return []
    return [
      {
        order,
        lines: lines.filter(belongsToOrder),
        events: events.filter(belongsToOrder),
        changes: changes.filter(belongsToOrder),
      },
    ]
  })
}

/** SQL condition: a call or the link has reached the shopper of the order `o`, or they are known; that confirms the order. */
export function isReached(db: Db): Fragment {
  return db`exists (select from order_calls c where c.order_id = o.id and c.outcome = 'reached')`
}

/** Finds an order and locks it until the transaction ends. */
export async function lockOrder(db: Db, id: OrderId): Promise<OrderRow | null> {
  return await findRow(db<OrderRow[]>`select * from orders where id = ${id} for update`)
}

/** Lists orders whose payment is overdue, earliest deadline first. */
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
  return await getCount(db<{ count: number }[]>`select count(*) from orders where user_id = ${userId}`)
}

/**
 * SQL for the money received for an order `o`, in piastres and minus refunds: its total once it is paid, less cash that was written off, before that
 * its paid deposit. Refunds of changes are in total and deposit already. Below 0 when what never came went back to the shopper, too.
 */
export function receivedMoney(db: Db): Fragment {
  const refunding = db`from order_changes c where c.order_id = o.id and c.refunded_piastres > 0`
  return db`case when o.payment_status = 'paid' or (o.deposit_piastres > 0 and o.payment_status in ('deposit_paid', 'collected')) then
    case when o.payment_status = 'paid' then o.total_piastres - o.repaid_piastres - o.written_off_piastres else o.deposit_piastres end
    + case when o.payment_method <> 'cash' or o.deposit_piastres > 0
      then ${differenceOfPayments(db, db`o.id`)} 
        + case when exists (select ${refunding}) then (select sum(c.refunded_piastres)::bigint ${refunding}) else 0 end
      else 0 end
  else 0 end`
}
