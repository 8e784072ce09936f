import { expect } from 'vitest'
import { type Bazaar, regularPrices } from '../bazaar.ts'

/** Each line has a price that its offer made of a regular one, in whole pounds, and which had not ended when it was ordered, or a regular one; lines, shares of a discount, delivery and total of each order add up. */
export async function checkPrices({ shop, orders }: Bazaar): Promise<void> {
  const wrong = await shop.pool`
    select o.id, o.subtotal_piastres, o.discount_piastres, o.total_piastres, o.coupon_code, l.* from orders o
      cross join lateral (
        select sum(l.line_total_piastres)::bigint as lines, sum(l.discount_piastres)::bigint as discounts,
          bool_and(exists (select from unnest(${[...regularPrices]}::bigint[]) as regular where l.unit_price_piastres =
            case f.kind when 'percent' then (regular - regular * f.value / 10000) / 100 * 100
              when 'amount' then (regular - f.value) / 100 * 100 when 'fixed' then f.value else regular end)) as has_prices
        from order_lines l left join offers f on f.id = l.offer_id
        where l.order_id = o.id) as l
    where o.id = any (${orders.map(({ id }) => id)}::uuid[])
      and (l.lines <> o.subtotal_piastres or l.discounts <> o.discount_piastres or not l.has_prices)`
  expect(wrong).toEqual([])
  const late = await shop.pool`
    select l.order_id, f.ends_at from order_lines l join offers f on f.id = l.offer_id
      join unnest(${orders.map(({ id }) => id)}::uuid[], ${orders.map(({ askedAt }) => askedAt.toISOString())}::timestamptz[]) as o (id, asked_at) on o.id = l.order_id
    where f.ends_at <= o.asked_at`
  expect(late).toEqual([])
}

/**
 * No line has a regular price, or that of a weaker offer, while a sale covered its product from before the order was asked for until it was
 * answered. Lines that staff changed later have the price of another moment.
 */
export async function checkSales({ shop, orders }: Bazaar): Promise<void> {
  const pairs = orders.flatMap(({ id, sales }) => sales.map((sale) => ({ id, sale })))
  const tooDear = await shop.pool`
    select l.order_id, l.unit_price_piastres, l.offer_id, s.id as sale_id
    from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ sale }) => sale)}::bigint[]) as pair (order_id, sale_id)
      join offers s on s.id = pair.sale_id join order_lines l on l.order_id = pair.order_id
      join products p on p.id = l.product_id left join offers f on f.id = l.offer_id
    where case s.scope when 'products' then p.id else p.category_id end = any (s.target_ids) and s.id is distinct from f.id
      and not exists (select from order_changes c where c.order_id = l.order_id)
      and not exists (
        select from unnest(${[...regularPrices]}::bigint[]) as regular
          cross join lateral (select offer_price(s.kind, s.value, s.floor_piastres, s.ends_in_nine, regular)) as of_sale (price)
        where l.unit_price_piastres = coalesce(offer_price(f.kind, f.value, f.floor_piastres, f.ends_in_nine, regular), regular)
          and (of_sale.price is null or (-f.priority, l.unit_price_piastres, f.id) < (-s.priority, of_sale.price, s.id)))`
  expect(tooDear).toEqual([])
}

/** Each order with a coupon used it once, and gave it back once if it ended without a sale; no coupon has more uses than it may, or any outside its time. */
export async function checkCoupons({ shop, coupons, orders }: Bazaar): Promise<void> {
  const rows = await shop.pool<{ used: number; maxUses: number; kept: number }[]>`
    select c.used, c.max_uses, coalesce(bool_and(u.created_at >= c.starts_at and u.created_at < c.ends_at), true) as is_in_time,
      count(u.order_id) filter (where u.given_back_at is null)::integer as kept,
      coalesce(max(of_customer.count) filter (where u.given_back_at is null), 0) <= c.max_uses_per_customer as is_within
    from coupons c left join coupon_uses u on u.coupon_id = c.id
      left join lateral (select count(*) from coupon_uses o
        where o.coupon_id = c.id and o.phone = u.phone and o.given_back_at is null) as of_customer on true
    where c.code = any (${[...coupons]}) group by c.id`
  expect(rows).toHaveLength(coupons.length)
  for (const row of rows) {
    expect(row).toMatchObject({ used: row.kept, isWithin: true, isInTime: true })
    expect(row.used).toBeLessThanOrEqual(row.maxUses)
  }
  const wrong = await shop.pool`
    select o.id, o.status, o.coupon_code, u.saved_piastres, u.given_back_at from orders o
      left join coupon_uses u on u.order_id = o.id left join coupons c on c.id = u.coupon_id
    where o.id = any (${orders.map(({ id }) => id)}::uuid[]) and (
      o.coupon_code is distinct from c.code or u.saved_piastres < o.discount_piastres
      or (u.given_back_at is not null) <> (u.order_id is not null and (o.status = 'cancelled' or (o.status = 'returned'
        and not exists (select from order_events e where e.order_id = o.id and e.status = 'delivered')))))`
  expect(wrong).toEqual([])
}
