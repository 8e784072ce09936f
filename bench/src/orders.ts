import type { Db } from '../../apps/server/src/database/client.ts'

/**
 * Fills an empty shop with 100,000 orders of the year 2025: 200,000 lines of 3,000 products in 6,000 colors and with 20 offers. A quarter is paid online
 * and 7,500 are cash orders of which the deposit is paid; of 1,400 of these payments a part was refunded.
 */
export async function fillOrders(db: Db): Promise<void> {
  await db`set statement_timeout = 0`
  // Customers are counted one by one otherwise.
  await db`alter table orders disable trigger orders_customer_added`
  await db`insert into categories (key, name_en, name_ar) select 'c' || n, 'Category ' || n, 'قسم ' || n from generate_series(1, 40) n`
  await db`
    insert into products (sku, category_id, brand, name_en, name_ar)
    select 'NW-' || n, n % 40 + 1, 'Nawwar', 'Product ' || n, 'منتج ' || n from generate_series(1, 3000) n`
  await db`
    insert into variants (product_id, sort_order, name_en, name_ar, hex, regular_price_piastres)
    select p.id, n, 'Color ' || n, 'لون ' || n, '#00000' || n, 100000 from products p, generate_series(1, 2) n`
  await db`
    insert into offers (name_en, name_ar, scope, target_ids, kind, value, starts_at, ends_at)
    select 'Offer ' || n, 'عرض ' || n, 'products', array[n], 'percent', 500, '2025-01-01', '2026-01-01' from generate_series(1, 20) n`
  await db`
    insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment, city, governorate, notes,
      subtotal_piastres, delivery_piastres, total_piastres, deposit_piastres, created_at)
    select gen_random_uuid(), 'ar',
      case when n % 10 = 0 then 'cancelled' when n % 25 = 1 then 'returned' when n % 40 = 2 then 'in_transit' else 'delivered' end,
      case when n % 4 = 3 then 'card' else 'cash' end,
      case when n % 10 = 0 then 'unpaid' when n % 4 = 3 then 'paid' when n % 40 in (1, 5, 9) then 'deposit_paid' when n % 25 = 1 then 'unpaid' else 'paid' end,
      'منى', 'سالم', '+2012' || lpad((n % 40000)::text, 8, '0'), 'x', '', 'y', case when n % 5 = 0 then 'EG-ASN' else 'EG-C' end, '',
      100000 + n % 700 * 100, 5000, 105000 + n % 700 * 100, case when n % 40 in (1, 5, 9) then 20000 else 0 end,
      '2025-01-01T10:00:00Z'::timestamptz + n * interval '5.2 minutes'
    from generate_series(1, 100000) n`
  await db`
    insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity, line_total_piastres, vat_rate_bp,
      offer_id, created_at)
    select o.id, v.product_id, v.id, 'NW-' || v.product_id, 'n', 'ن', price, 1, price, 1400, case when o.number % 3 = 0 then o.number % 20 + 1 end, o.created_at
    from orders o cross join lateral (values
      (o.number * 7 % 3000 + 1, 40000), (o.number * 13 % 3000 + 3001, o.subtotal_piastres - 40000)) as line (variant, price)
    join variants v on v.id = line.variant`
  await db`
    insert into payments (id, reference, provider, amount_piastres, currency, status, transaction_id, refunded_piastres, expires_at)
    select gen_random_uuid(), id, 'sandbox', case when deposit_piastres > 0 then deposit_piastres else total_piastres end, 'EGP', case when number % 23 = 0 then 'refunded' else 'paid' end, number,
      case when number % 23 = 0 then 1000 else 0 end, now() from orders where payment_method = 'card' or deposit_piastres > 0`
  await db`vacuum analyze`
}
