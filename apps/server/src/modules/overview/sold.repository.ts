import type { Db } from '../../database/client.ts'
import { hasRows } from '../../database/rows.ts'
import { countedStatuses } from '../orders/index.ts'
import { isPlacedIn, type Period, soldByPart } from './reports/report-rows.repository.ts'

type SoldProduct = { productId: number; sku: string; nameEn: string; nameAr: string }

/** Sales of a product; amounts in piastres. */
export type BestSellerRow = SoldProduct & {
  units: number
  orderedPiastres: number
  unitsDelivered: number
  receivedPiastres: number
}

/** A variant that is sold out or will be soon. */
export type RunningOutRow = SoldProduct & {
  variantId: number
  colorNameEn: string | null
  colorNameAr: string | null
  hex: string | null
  stock: number
  unitsSold: number
  /** At the pace of these days, rounded down; null when none was sold. */
  daysLeft: number | null
}

/** Lists the products with the most units sold in a period, with the figures of its report. They are found first: shares of money are worked out for them alone. */
export async function listBestSellers(db: Db, period: Period, max: number): Promise<BestSellerRow[]> {
  return await db<BestSellerRow[]>`
    with best as materialized (
      select l.product_id from order_lines l join orders o on o.id = l.order_id
      where ${isPlacedIn(db, period, db`l`)} and ${isPlacedIn(db, period, db`o`)} and o.status = any (${[...countedStatuses]}::text[])
      group by l.product_id order by sum(l.quantity) desc, sum(l.line_total_piastres - l.discount_piastres) desc, l.product_id limit ${max}),
    ${soldByPart(db, 'product', period, db`select product_id from best`)}
    select p.id as product_id, p.sku, p.name_en, p.name_ar, sold.units, sold.ordered_piastres, sold.units_delivered, sold.received_piastres
    from best join sold on sold.part = best.product_id join products p on p.id = best.product_id
    order by sold.units desc, sold.ordered_piastres desc, p.id`
}

export type RunningOutQuery = { days: number; threshold: number; soonDays: number; max: number }

/**
 * Lists variants on sale whose stock is at or below a threshold, or lasts `soonDays` or fewer. Those that run out first come
 * first.
 */
export async function listRunningOut(db: Db, now: Date, query: RunningOutQuery): Promise<RunningOutRow[]> {
  return await db<RunningOutRow[]>`
    with sold as materialized (
      select l.variant_id, sum(l.quantity)::integer as units
      from ${soldLines(db, now, query.days)} group by l.variant_id)
    select p.id as product_id, p.sku, p.name_en, p.name_ar, v.id as variant_id, v.name_en as color_name_en,
      v.name_ar as color_name_ar, v.hex, v.stock, coalesce(sold.units, 0) as units_sold,
      v.stock * ${query.days}::integer / sold.units as days_left
    from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
      left join sold on sold.variant_id = v.id
    where v.is_active and p.is_active and c.is_active
      and (v.stock <= ${query.threshold} or v.stock * ${query.days}::integer / sold.units <= ${query.soonDays})
    order by days_left nulls last, units_sold desc, v.stock, v.id limit ${query.max}`
}

/** Lines `l` of sold orders `o` of the last `days` Cairo days. Both have the same age, so each table can use its index. */
function soldLines(db: Db, now: Date, days: number) {
  const start = db`
    ((${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days - 1}::integer)::timestamp at time zone 'Africa/Cairo'`
  return db`order_lines l join orders o on o.id = l.order_id and o.created_at >= ${start} and o.created_at <= ${now}
      and o.status = any (${[...countedStatuses]}::text[])
    where l.created_at >= ${start} and l.created_at <= ${now}`
}

/** Tells whether any product is on sale. */
export async function hasProducts(db: Db): Promise<boolean> {
  return await hasRows(db`select from products where is_active limit 1`)
}
