import { deliveryKey, type LineDivision, type ReportDivision } from '@shop/contract/staff'
import type { Db, Fragment } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'
import {
  type ConfirmationTerms,
  countedStatuses,
  isConfirmedInTime,
  isHandedOver,
  isParcelRefused,
  neededConfirmation,
  receivedMoney,
} from '../../orders/index.ts'

/** Two Cairo days, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string }

/** Figures of one part of a period; amounts in piastres. */
export type ReportRow = {
  key: string
  nameEn: string | null
  nameAr: string | null
  orders: number
  /** Null where orders are divided. */
  units: number | null
  orderedPiastres: number
  delivered: number
  deliveredPiastres: number
  receivedPiastres: number
  refused: number
  handedOver: number
  /** Orders that the shop had to confirm, and those that it confirmed in time; null unless orders are divided by their confirmation. */
  toConfirm: number | null
  confirmedInTime: number | null
}

/** Longer steps are made of days. */
type OrderDivision = Exclude<ReportDivision, LineDivision | 'week' | 'month'>

export async function hasOrders(db: Db, period: Period): Promise<boolean> {
  return await hasRows(db`select from orders o where ${isPlacedIn(db, period, db`o`)} limit 1`)
}

/** Divides the orders of a period. @param terms null where nobody asks what was confirmed in time */
export async function divideOrders(
  db: Db,
  division: OrderDivision,
  period: Period,
  terms: ConfirmationTerms | null,
): Promise<ReportRow[]> {
  return await db<ReportRow[]>`
    select placed.key, null::text as name_en, null::text as name_ar, null::integer as units,
      count(*) filter (where counts) as orders, coalesce(sum(total) filter (where counts), 0)::bigint as ordered_piastres,
      count(*) filter (where status = 'delivered') as delivered,
      coalesce(sum(total) filter (where status = 'delivered'), 0)::bigint as delivered_piastres,
      coalesce(sum(received), 0)::bigint as received_piastres,
      count(*) filter (where is_refused) as refused, count(*) filter (where is_handed_over) as handed_over,
      ${terms ? db`count(*) filter (where needed_call)` : db`null::integer`} as to_confirm,
      ${terms ? db`count(*) filter (where needed_call and is_in_time)` : db`null::integer`} as confirmed_in_time
    from (
      select ${orderKey(db, division)} as key, o.status, o.total_piastres as total,
        ${counts(db)} as counts, ${isParcelRefused(db)} as is_refused, ${isHandedOver(db)} as is_handed_over,
        ${receivedMoney(db)} as received
        ${terms ? db`, ${neededConfirmation(db)} as needed_call, ${isConfirmedInTime(db, terms)} as is_in_time` : db``}
      from orders o where ${isPlacedIn(db, period, db`o`)}) as placed
    group by placed.key`
}

/** The key of the row of whole orders: an order of several lines counts once in it, but once in each of its parts. */
export const wholeKey = 'whole'

/** Divides the lines and the delivery of the orders of a period, as `soldByPart` does; delivery and whole orders are rows of their own. */
export async function divideLines(db: Db, division: LineDivision, period: Period): Promise<ReportRow[]> {
  return await db<ReportRow[]>`
    with ${soldByPart(db, division, period)}
    select case when sold.part = -1 then ${wholeKey} else coalesce(sold.part::text, ${deliveryKey}) end as key, ${lineKey(db, division).names},
      sold.orders, sold.units, sold.ordered_piastres, sold.delivered, sold.delivered_piastres, sold.received_piastres, sold.refused, sold.handed_over,
      null::integer as to_confirm, null::integer as confirmed_in_time
    from sold ${joinNames(db, division)}`
}

/**
 * SQL of tables, of which `sold` has the figures of each part of the orders of a period: their category, product or color of today, or the offer that
 * made the price of a line; null is their delivery, and -1 whole orders. The money received for an order is shared over its parts by their amounts
 * after discounts: each share is rounded down, then the largest remainders get a piastre more. So amounts of each division add up to those of the
 * orders. Most orders are paid in full or not at all: their shares are their amounts or nothing, and only those of the others are worked out. All are
 * added up by the status of their order first, so that the figures are worked out in one place.
 *
 * @param only SQL of product ids: only the figures of these are right, and only their orders are read
 */
export function soldByPart(db: Db, division: LineDivision, period: Period, only?: Fragment): Fragment {
  const { key } = lineKey(db, division)
  // A color is in an order once. The index of sold lines has them in the order of `row_number`, because a line is as old as its order.
  const isFirst =
    division === 'color' ? db`true` : db`row_number() over (partition by l.created_at, l.order_id, ${key}) = 1`
  const products = division === 'category' ? db`join products p on p.id = l.product_id` : db``
  const amount = db`l.line_total_piastres - l.discount_piastres`
  const isLinePlaced = db`${isPlacedIn(db, period, db`l`)} ${only ? db`and l.product_id in (${only})` : db``}`
  const hasGivenProduct = only ? db`and o.id in (select l.order_id from order_lines l where ${isLinePlaced})` : db``
  return db`
    placed as materialized (
      select o.id, o.status, ${isParcelRefused(db)} as is_refused, o.delivery_piastres as delivery, o.total_piastres as total,
        (${receivedMoney(db)})::bigint as received
      from orders o where ${isPlacedIn(db, period, db`o`)} ${hasGivenProduct}),
    partly_paid as (
      select id, received::numeric, total, piece.* from placed cross join lateral (
        select l.id as line, ${key} as part, ${amount} as amount from order_lines l ${products} where l.order_id = placed.id
        union all select null, null, delivery where delivery > 0 or total = 0) as piece
      where received not in (0, total)),
    rounded as (select partly_paid.*, case when total = 0 then 0 else (received * amount % total + total) % total end as rest from partly_paid),
    shared as (
      select part, case
        when total > 0 then (received * amount - rest) / total
          + case when row_number() over (partition by id order by rest desc, line) <= sum(rest) over (partition by id) / total then 1 else 0 end
        when line is null then received else 0 end as share
      from rounded),
    sold_lines as (
      select l.order_id, ${key} as part, l.quantity, ${amount} as amount, ${isFirst} as is_first
      from order_lines l ${products} where ${isLinePlaced}),
    whole as (
      select status, is_refused, count(*) as orders, sum(total) as amount, sum(received) as received, count(*) filter (where has_delivery) as deliveries,
        sum(delivery) as delivery, sum(delivery) filter (where has_delivery and received = total) as delivery_received
      from (select *, delivery > 0 or total = 0 and received <> 0 as has_delivery from placed) as placed group by status, is_refused),
    by_status as (
      select part, status, is_refused, count(*) filter (where is_first) as orders, sum(quantity) as units, sum(amount) as amount,
        sum(amount) filter (where received = total) as received
      from placed join sold_lines on sold_lines.order_id = placed.id group by part, status, is_refused
      union all select null, status, is_refused, deliveries, 0, delivery, delivery_received from whole where deliveries > 0
      union all select -1, status, is_refused, orders, 0, amount, received from whole
      union all select part, null, false, 0, 0, 0, sum(share) from shared group by part),
    sold as (
      select o.part, coalesce(sum(o.orders) filter (where ${counts(db)}), 0)::integer as orders,
        coalesce(sum(o.units) filter (where ${counts(db)}), 0)::integer as units,
        coalesce(sum(o.units) filter (where o.status = 'delivered'), 0)::integer as units_delivered,
        coalesce(sum(o.amount) filter (where ${counts(db)}), 0)::bigint as ordered_piastres,
        coalesce(sum(o.orders) filter (where o.status = 'delivered'), 0)::integer as delivered,
        coalesce(sum(o.amount) filter (where o.status = 'delivered'), 0)::bigint as delivered_piastres,
        coalesce(sum(o.received), 0)::bigint as received_piastres,
        coalesce(sum(o.orders) filter (where o.is_refused), 0)::integer as refused,
        coalesce(sum(o.orders) filter (where ${isHandedOver(db)}), 0)::integer as handed_over
      from by_status o group by o.part)`
}

const cairoDay = (db: Db, day: string) => db`${day}::date::timestamp at time zone 'Africa/Cairo'`

/** @param row an order, or a line, which is as old as its order: both tables have an index by time */
export const isPlacedIn = (db: Db, { from, to }: Period, row: Fragment): Fragment =>
  db`${row}.created_at >= ${cairoDay(db, from)} and ${row}.created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'`

const counts = (db: Db): Fragment => db`o.status = any (${[...countedStatuses]}::text[])`

function orderKey(db: Db, division: OrderDivision): Fragment {
  const keys: Record<OrderDivision, Fragment> = {
    day: db`to_char(o.created_at at time zone 'Africa/Cairo', 'YYYY-MM-DD')`,
    hour: db`extract(hour from o.created_at at time zone 'Africa/Cairo')::integer::text`,
    governorate: db`o.governorate`,
    payment_method: db`o.payment_method`,
    confirmation: db`case when 'held_out' = any (o.trust_reasons) then 'held_out' else o.trust_step end`,
    coupon: db`coalesce(o.coupon_code, '')`,
  }
  return keys[division]
}

function lineKey(db: Db, division: LineDivision): { key: Fragment; names: Fragment } {
  const keys = {
    category: { key: db`p.category_id`, names: db`c.name_en, c.name_ar` },
    product: { key: db`l.product_id`, names: db`p.name_en, p.name_ar` },
    color: {
      key: db`l.variant_id`,
      names: db`nullif(concat_ws(' · ', p.name_en, v.name_en), '') as name_en, nullif(concat_ws(' · ', p.name_ar, v.name_ar), '') as name_ar`,
    },
    offer: { key: db`coalesce(l.offer_id, 0)`, names: db`f.name_en, f.name_ar` },
  }
  return keys[division]
}

function joinNames(db: Db, division: LineDivision): Fragment {
  const joins = {
    category: db`left join categories c on c.id = sold.part`,
    product: db`left join products p on p.id = sold.part`,
    color: db`left join variants v on v.id = sold.part left join products p on p.id = v.product_id`,
    offer: db`left join offers f on f.id = sold.part`,
  }
  return joins[division]
}
