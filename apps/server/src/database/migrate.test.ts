import { readdir, readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { runOffer } from '../../test/factories.ts'
import { connect, type Pool } from './client.ts'
import { countMigrations, migrate } from './migrate.ts'

test('an older database gets its missing migrations, each once', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    const all = await countMigrations()
    const readCount = async () => (await db`select from drizzle.__drizzle_migrations`).length
    for (const [max, applied] of [
      [all - 3, all - 3],
      [undefined, all],
      [undefined, all],
    ] as const) {
      await migrate(url, max)
      expect(await readCount()).toBe(applied)
    }
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

/** A shop as it was sold from with the first two migrations: tables, and the rules of stock. */
const shopOfTheFirstDay = `
  insert into users (phone, password_hash, role, is_phone_verified) values ('+201012345678', 'x', 'admin', true);
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
  insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres) values (1, 1, 3, 90000);
  insert into media_assets (source_hash, key, width, height, placeholder) values ('s', 'k', 400, 300, 'data:,');
  insert into product_pictures (product_id, variant_id, media_id) values (1, 1, 1);
  insert into advertisements (title_en, title_ar, image_ltr_id, image_rtl_id, link) values ('Sale', 'تخفيضات', 1, 1, '/products');
  insert into idempotent_answers (owner, key, request_hash, answer) values ('cart 1', 'a key', 'a hash', '{"order": 1}');
  update products set is_offer = true;
  update contact_info set hotline_number = '19777';
  update shop_settings set warranty_years = 5;`

type Rows = Record<string, Record<string, unknown>[]>

/** Every row of these tables as the database itself writes it, in an order of its own. */
async function readRows(db: Pool, tables: readonly string[]): Promise<Rows> {
  const rows: Rows = {}
  for (const name of tables) {
    const found = await db<
      { row: Record<string, unknown> }[]
    >`select to_jsonb(t) as row from ${db(name)} t order by t::text`
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

function dropFields(rows: Rows[string] = [], names: readonly string[]): Rows[string] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))))
}

async function listTables(db: Pool): Promise<string[]> {
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  return tables.map(({ name }) => name).sort()
}

test('a database of the first schema with rows in every table loses none in any migration', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 2)
    await db.unsafe(shopOfTheFirstDay)
    const tables = await listTables(db)
    const before = await readRows(db, tables)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    for (let count = 3; count <= (await countMigrations()); count += 1) await migrate(url, count)
    // Columns that later migrations added are filled. Two things go: a struck price and a mark of an offer that were
    // typed, which nothing proves, and the delivery fee of the whole shop, which each governorate has instead.
    const proven = (rows: Rows): Rows => ({
      ...rows,
      products: dropFields(rows.products, ['original_price_piastres', 'saving_bp', 'is_offer']),
      shop_settings: dropFields(rows.shop_settings, ['delivery_fee_piastres', 'free_delivery_over_piastres']),
      variants: dropFields(rows.variants, ['original_price_piastres']),
    })
    const after = await readRows(db, tables)
    expect(proven(after)).toMatchObject(proven(before))
    expect(after.variants).toMatchObject([{ regular_price_piastres: 90_000, original_price_piastres: null }])
    expect(after.products).toMatchObject([{ is_offer: false, original_price_piastres: null }])
    const [shop] =
      await db`select (select stock from variants), (select price_piastres from products), (select is_in_stock from products)`
    expect(shop).toEqual({ stock: 8, pricePiastres: 90_000, isInStock: true })
    await expect(db`update variants set stock = 1`).rejects.toThrow('write a stock movement instead')
    // What was asked before the history began is not known, so an offer strikes nothing through.
    const history =
      await db`select variant_id, price_piastres, from_at > now() - interval '1 hour' as is_new from variant_prices`
    expect(history).toEqual([{ variantId: 1, pricePiastres: 90_000, isNew: true }])
    await runOffer(db, { targetIds: [1], kind: 'percent', value: 1000 })
    const offered = await db`select price_piastres, original_price_piastres, is_offer from products`
    expect(offered).toEqual([{ pricePiastres: 81_000, originalPricePiastres: null, isOffer: true }])
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

/** Orders of the first day that are over: their money and their units count in tables and columns of later versions. */
const ordersThatAreOver = `
  update shop_settings set delivery_fee_piastres = 4500, free_delivery_over_piastres = 60000;
  update orders set created_at = '2026-01-05T10:00:00Z';
  insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment, city,
    governorate, notes, subtotal_piastres, delivery_piastres, total_piastres)
  select id::uuid, 'ar', status, method, paid, 'منى', 'سالم', '+201012345679', 'شارع', '', 'الدقي', 'EG-GZ', '', 180000, 4500, 184500
  from (values ('01a1fb9d-d03a-7626-8cf8-000000000001', 'delivered', 'cash', 'unpaid'),
    ('01a1fb9d-d03a-7626-8cf8-000000000002', 'delivered', 'cash', 'paid'),
    ('01a1fb9d-d03a-7626-8cf8-000000000003', 'returned', 'cash', 'unpaid'),
    ('01a1fb9d-d03a-7626-8cf8-000000000004', 'delivered', 'card', 'paid')) as given (id, status, method, paid);
  insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity, line_total_piastres, vat_rate_bp)
  select id, 1, 1, 'KT-1', 'Kettle', 'غلاية', 90000, 2, 180000, 1400 from orders where phone = '+201012345679';
  insert into order_events (order_id, status) select id, 'delivered' from orders where phone = '+201012345679';`

test('what couriers owe, what was booked, what came back and what a delivery costs count as before', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 2)
    await db.unsafe(shopOfTheFirstDay + ordersThatAreOver)
    await migrate(url)
    const orders = await db`
      select o.payment_status as paid, r.amount_piastres as booked, l.in_returns as in_returns, l.returned as returned
      from orders o join order_lines l on l.order_id = o.id left join cash_receipts r on r.order_id = o.id
      where o.phone = '+201012345679' order by o.id`
    expect(orders).toEqual([
      { paid: 'collected', booked: null, inReturns: 0, returned: 0 },
      { paid: 'paid', booked: 184_500, inReturns: 0, returned: 0 },
      { paid: 'unpaid', booked: null, inReturns: 2, returned: 2 },
      { paid: 'paid', booked: null, inReturns: 0, returned: 0 },
    ])
    expect(await db`select orders, delivered, returned from customers where phone = '+201012345679'`).toEqual([
      { orders: 4, delivered: 4, returned: 1 },
    ])
    expect(
      await db`select fee_piastres, free_over_piastres, count(*) as zones from delivery_zones group by 1, 2`,
    ).toEqual([{ feePiastres: 4500, freeOverPiastres: 60_000, zones: 27 }])
    const sold =
      await db`select l.created_at from order_lines l join orders o on o.id = l.order_id where o.user_id is not null`
    expect(sold).toEqual([{ createdAt: new Date('2026-01-05T10:00:00Z') }])
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test('of products whose SKUs look alike one keeps its SKU, and the record says what the others are called now', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 2)
    await db.unsafe(`
      insert into categories (key, name_en, name_ar) values ('kettles', 'Kettles', 'غلايات');
      insert into products (sku, category_id, brand, name_en, name_ar, is_active)
      select sku, 1, 'Nawwar', 'Kettle', 'غلاية', sku <> 'KT-1'
      from unnest(array['KT-1', 'kt-1', 'KT–1', 'KT-1-3', 'KT-2']) as sku`)
    await migrate(url)
    const rows = await db<{ sku: string }[]>`select sku from products order by id`
    expect(rows.map(({ sku }) => sku)).toEqual(['KT-1-1', 'kt-1', 'KT–1-3-2', 'KT-1-3', 'KT-2'])
    const entries = await db`select entity_id, before, after from audit_entries where entity = 'product' order by id`
    expect(entries).toEqual([
      { entityId: '1', before: { sku: 'KT-1' }, after: { sku: 'KT-1-1' } },
      { entityId: '3', before: { sku: 'KT–1' }, after: { sku: 'KT–1-3-2' } },
    ])
    await expect(db`update products set sku = 'Kt-1' where id = 5`).rejects.toThrow('products_sku_key')
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

const migrations = new URL('../../migrations/', import.meta.url)

/** The number of migrations up to the first one that has these words. */
async function countUpTo(words: string): Promise<number> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, migrations), 'utf8')))
  const place = texts.findIndex((text) => text.includes(words))
  if (place === -1) throw new Error(`No migration has "${words}"`)
  return place + 1
}

test('a member whose phone was never verified is invited anew, and the others stay', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    const members = `
      insert into users (phone, password_hash, role, first_name, is_phone_verified) values
        ('+201012345671', 'x', 'admin', 'Nour', true), ('+201012345672', 'x', 'orders', 'Dina', false),
        ('+201012345673', 'x', 'shopper', 'Mona', false)`
    await migrate(url, 2)
    await db.unsafe(members)
    await migrate(url, await countUpTo('CREATE TABLE "staff_invitations"'))
    expect(await db`select first_name, role from users order by phone`).toEqual([
      { firstName: 'Nour', role: 'admin' },
      { firstName: 'Dina', role: 'shopper' },
      { firstName: 'Mona', role: 'shopper' },
    ])
    const waiting = await db`select phone, role, first_name, expires_at <= now() as has_ended from staff_invitations`
    expect(waiting).toEqual([{ phone: '+201012345672', role: 'orders', firstName: 'Dina', hasEnded: true }])
    const [entry] = await db`select action, before, after from audit_entries`
    expect(entry).toEqual({ action: 'dismissed', before: { role: 'orders' }, after: { role: 'shopper' } })
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test.each([
  [true, ['admin', 'catalogue', 'orders', 'support']],
  [false, []],
])('a second factor that was required of all staff (%s) is required of these roles: %j', async (wasRequired, roles) => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, await countUpTo('is_second_factor_required'))
    await db`update shop_settings set is_second_factor_required = ${wasRequired}`
    await migrate(url, await countUpTo('second_factor_roles'))
    expect(await db`select second_factor_roles as roles, is_second_factor_required as old from shop_settings`).toEqual([
      { roles, old: wasRequired },
    ])
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test('searches that found nothing go on counting as such, without those that may be somebody’s number', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, await countUpTo('CREATE TABLE "empty_searches"'))
    await db`
      insert into empty_searches (day, query, count)
      values ('2026-04-24', 'zeppelin', 3), ('2026-04-25', 'zeppelin', 1), ('2026-04-25', 'غساله', 4), ('2026-04-25', 'mona 01012345678', 2)`
    await migrate(url, await countUpTo('CREATE TABLE "searches"'))
    const counted = { language: null, gaveWay: 0, notSold: 0, clicks: 0 }
    expect(
      await db`select day::text, query, typed, language, count, empty, gave_way, not_sold, clicks from searches order by day, query`,
    ).toEqual([
      { ...counted, day: '2026-04-24', query: 'zeppelin', typed: 'zeppelin', count: 3, empty: 3 },
      { ...counted, day: '2026-04-25', query: 'zeppelin', typed: 'zeppelin', count: 1, empty: 1 },
      { ...counted, day: '2026-04-25', query: 'غساله', typed: 'غساله', count: 4, empty: 4 },
    ])
    expect(await listTables(db)).not.toContain('empty_searches')
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test('the words of products stay', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 2)
    await db.unsafe(shopOfTheFirstDay)
    await migrate(url, 3)
    await db`
      insert into product_search (product_id, category_id, is_listed, sort_order, name_en, name_ar, document)
      values (1, 1, true, 0, 'kettle 1.7 l', '', ${"'kettle':1A,9D '1.7l':2A 'nawwar':3B 'boils':5D 'kettles':1A"}::tsvector)`
    await migrate(url)
    expect(await db`select starts, names, labels, details from product_words`).toEqual([
      { starts: ['kettle'], names: ['1.7l', 'kettle', 'kettles'], labels: ['nawwar'], details: ['boils'] },
    ])
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test.each([
  ['that nobody has edited say of delivery what the zones say', '', true],
  ['that staff have edited stay', ' Mind the cat.', false],
])('terms %s', async (_, edit, isChanged) => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 1 })
  try {
    await migrate(url, 60)
    for (const language of ['en', 'ar']) {
      const body = await readFile(new URL(`../../test/old-terms.${language}.md`, import.meta.url), 'utf8')
      await db`
        insert into policies (kind, language, title, body) values ('terms', ${language}, 'Terms', ${body + edit})`
    }
    await migrate(url)
    const rows = await db<{ body: string; version: number }[]>`select body, version from policies`
    const seen = rows.map(({ body, version }) => ({
      version,
      hasFigures: body.includes('{delivery_times}') && body.includes('{delivery_costs}'),
      namesHours: /24 (hours|ساعة)/.test(body),
    }))
    const expected = { version: isChanged ? 2 : 1, hasFigures: isChanged, namesHours: !isChanged }
    expect(seen).toEqual([expected, expected])
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

/** Migrations of the same database that wait for a lock. */
async function countWaiting(db: Pool): Promise<number> {
  const rows = await db`
    select from pg_stat_activity where application_name = 'nawwar-migrate' and wait_event_type = 'Lock' and datname = current_database()`
  return rows.length
}

test('while a migration waits for a locked table, other requests read and write it', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 2 })
  try {
    await migrate(url, 2)
    const holder = await db.reserve()
    await holder`begin`
    await holder`select from products`
    const migrating = migrate(url)
    await expect.poll(() => countWaiting(db)).toBe(1)
    // Behind a migration that waited for as long as it takes, this would wait for as long as well, and be given up.
    await db`update products set sort_order = 1`
    await expect.poll(() => countWaiting(db)).toBe(1)
    await holder`commit`
    holder.release()
    await migrating
    expect((await db`select from drizzle.__drizzle_migrations`).length).toBe(await countMigrations())
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})

test('a migration that PostgreSQL gave up because of a deadlock begins again', async () => {
  const { name, url } = await createDatabase(inject('databaseServer'))
  const db = connect(url, { connections: 2 })
  try {
    await migrate(url, 2)
    const holder = await db.reserve()
    await holder`set deadlock_timeout = '1min'` // The migration notices first, after a second.
    await holder`begin`
    await holder`select from products`
    const migrating = migrate(url)
    await expect.poll(() => countWaiting(db)).toBe(1)
    await holder`lock table drizzle.__drizzle_migrations` // The migration has written there, and waits for products.
    await holder`commit`
    holder.release()
    await migrating
    expect((await db`select from drizzle.__drizzle_migrations`).length).toBe(await countMigrations())
  } finally {
    await db.end()
    await dropDatabase(inject('databaseServer'), name)
  }
})
