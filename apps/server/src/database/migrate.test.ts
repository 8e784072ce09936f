import { expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { connect } from './client.ts'
import { countMigrations, migrate } from './migrate.ts'

test('a shop of yesterday gets the migrations that it lacks, each once', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    const all = await countMigrations()
    const readCount = async () => (await db`select from drizzle.__drizzle_migrations`).length
    for (const [most, applied] of [
      [all - 3, all - 3],
      [undefined, all],
      [undefined, all],
    ] as const) {
      await migrate(url, most)
      expect(await readCount()).toBe(applied)
    }
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

/** A shop as it was sold from with the first two migrations: tables, and the rules of stock. */
const shopOfTheFirstDay = `
  insert into users (phone, password_hash, role) values ('+201012345678', 'x', 'admin');
  insert into categories (key, name_en, name_ar) values ('kettles', 'Kettles', 'غلايات');
  insert into products (sku, category_id, brand, name_en, name_ar) values ('KT-1', 1, 'Nawwar', 'Kettle', 'غلاية');
  insert into variants (product_id, price_piastres, original_price_piastres) values (1, 90000, 100000);
  insert into stock_movements (variant_id, units, reason) values (1, 10, 'delivery');
  insert into orders (id, user_id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment,
    city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres)
  values ('01a1fb9d-d03a-7626-8cf8-caa6740204fd', 1, 'ar', 'processing', 'cash', 'unpaid', 'منى', 'سالم', '+201012345678', 'شارع', '',
    'الدقي', 'EG-GZ', '', 180000, 0, 180000);
  insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity, line_total_piastres, vat_rate_bp)
  values ('01a1fb9d-d03a-7626-8cf8-caa6740204fd', 1, 1, 'KT-1', 'Kettle', 'غلاية', 90000, 2, 180000, 1400);
  insert into order_events (order_id, status) values ('01a1fb9d-d03a-7626-8cf8-caa6740204fd', 'processing');
  insert into stock_movements (variant_id, units, reason, order_id) values (1, -2, 'order', '01a1fb9d-d03a-7626-8cf8-caa6740204fd');
  insert into carts (session_key) values ('00000000-0000-4000-8000-000000000001');
  insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres) values (1, 1, 3, 90000);`

test('a shop of the first day keeps its goods, orders, stock and carts through every migration', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 2)
    await db.unsafe(shopOfTheFirstDay)
    for (let count = 3; count <= (await countMigrations()); count += 1) await migrate(url, count)
    const [shop] = await db`
      select (select stock from variants) as stock, (select price_piastres from products) as price, (select is_in_stock from products),
        (select total_piastres from orders) as total, (select quantity from order_lines) as sold,
        (select quantity from cart_lines) as in_cart, (select role from users) as role, (select count(*)::integer from order_events) as events`
    expect(shop).toEqual({
      stock: 8,
      price: 90_000,
      isInStock: true,
      total: 180_000,
      sold: 2,
      inCart: 3,
      role: 'admin',
      events: 1,
    })
    await expect(db`update variants set stock = 1`).rejects.toThrow('write a stock movement instead')
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})
