import {
  type GovernorateCode,
  type OrderId,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  parseOrderNumber,
} from '@shop/contract'
import { type OrderView, parseSerialNumber, trackingNumberField } from '@shop/contract/staff'
import type { Db, Fragment } from '../../../database/client.ts'
import { isPerson } from '../../../database/find-person.ts'
import { isReached, receivedMoney } from '../orders.repository.ts'
import { isParcelRefused } from '../parcels.query.ts'

/** Filter of a list of orders. Missing fields do not filter. */
export type OrderFilter = {
  /** An order number (NW-100234), a phone, a name, a tracking number, a serial number or a SKU; empty for all. */
  q: string
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  paymentMethod?: PaymentMethod | undefined
  governorate?: GovernorateCode | undefined
  /** Days in Cairo, `YYYY-MM-DD`; the last one included. */
  from?: string | undefined
  to?: string | undefined
  needsCall?: boolean | undefined
  customerId?: number | undefined
  /** A queue of the back office. */
  view?: OrderView | undefined
  ids?: readonly OrderId[] | undefined
}

/** SQL conditions of a filter on `orders o`. Unused filters add none, so that each list can use its index. */
export function whereOrders(db: Db, filter: OrderFilter) {
  const {
    q,
    status,
    paymentStatus,
    paymentMethod,
    governorate,
    from,
    to,
    needsCall: wantsCall,
    customerId,
    view,
    ids,
  } = filter
  const conditions = [
    // An array forces the planner to search first: a search matches few orders, other filters match many.
    q !== '' && db`o.id = any (array(select o.id from orders o where ${matches(db, q)}))`,
    status && db`o.status = ${status}`,
    paymentStatus && db`o.payment_status = ${paymentStatus}`,
    paymentMethod && db`o.payment_method = ${paymentMethod}`,
    governorate && db`o.governorate = ${governorate}`,
    from && db`o.created_at >= ${from}::date::timestamp at time zone 'Africa/Cairo'`,
    to && db`o.created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'`,
    wantsCall === true && needsCall(db),
    wantsCall === false && db`not (${needsCall(db)})`,
    customerId !== undefined && db`o.user_id = ${customerId}`,
    view && isInView(db, view),
    ids && db`o.id = any (${[...ids]}::uuid[])`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.reduce((all, condition) => db`${all} and ${condition}`, db`true`)
}

/** SQL condition: the order is `processing`, and no call has reached the shopper, or they have asked for a change since (`whyCall`). */
export function needsCall(db: Db) {
  return db`(o.status = 'processing' and (not ${isReached(db)} or ${asksForChange(db)}))`
}

/** SQL condition: the shopper of the order has asked for a change since staff reached them (`openRequestOf`). */
export function asksForChange(db: Db) {
  return db`coalesce((
    select c.source = 'shopper' from order_calls c
    where c.order_id = o.id and (c.source = 'shopper' or (c.source = 'staff' and c.outcome = 'reached'))
    order by c.id desc limit 1), false)`
}

/** SQL condition: the order `o` is in a queue. The queues exclude each other. */
export function isInView(db: Db, view: OrderView): Fragment {
  const conditions: Readonly<Record<OrderView, () => Fragment>> = {
    to_confirm: () => needsCall(db),
    to_pack: () => db`(o.status = 'processing' and o.packed_at is null and not ${needsCall(db)})`,
    to_hand_over: () => db`(o.status = 'processing' and o.packed_at is not null and not ${needsCall(db)})`,
    on_the_way: () => db`o.status = 'in_transit'`,
    coming_back: () => db`o.status = 'returning'`,
    // Refused parcels of which the shop still has money. What came back after its delivery is refunded by its return.
    to_refund: () =>
      db`(o.status = 'returned' and o.payment_status in ('paid', 'deposit_paid') and ${isParcelRefused(db)} and ${receivedMoney(db)} > 0)`,
  }
  return conditions[view]()
}

function matches(db: Db, q: string) {
  const number = parseOrderNumber(q)
  if (number && /nw/i.test(q)) return db`o.number = ${number}`
  const words = db`person_words(o.first_name, o.last_name, o.phone, '')`
  const isTheirs = isPerson(db, { words, phone: db`o.phone` }, q)
  const serial = parseSerialNumber(q)
  const tracking = trackingNumberField.safeParse(q).data
  if (!/\d/.test(q) || !(tracking || serial)) return isTheirs
  // Arrays let the planner read the few orders by their indexes.
  const isTracked = db`o.id = any (array(select p.order_id from parcels p where p.tracking_number = ${tracking ?? ''}))`
  const isPacked = db`o.id = any (array(select s.order_id from order_serials s where s.serial = ${serial ?? ''}))`
  const hasProduct = db`o.id = any (array(select l.order_id from order_lines l where fold_sku(l.sku) = fold_sku(${q})))`
  const matched = db`(${isTracked} or ${isPacked} or ${hasProduct} or ${isTheirs})`
  return number ? db`(o.number = ${number} or ${matched})` : matched
}
