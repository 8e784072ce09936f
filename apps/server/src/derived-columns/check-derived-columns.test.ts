import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { placeOrder } from '../../test/back-office.ts'
import { createProduct, type MadeProduct } from '../../test/factories.ts'
import { fillPolicies } from '../modules/policies/index.ts'
import { indexProducts } from '../modules/search/index.ts'
import { checkDerivedColumns } from './check-derived-columns.ts'

let shop: TestShop
let product: MadeProduct
beforeAll(async () => {
  shop = await openTestShop({ config: { metrics: { host: '127.0.0.1', port: 0, folder: '.' } } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool`truncate products, orders, customers, derived_check cascade`
  product = await createProduct(shop.pool, {
    variants: [
      { hex: '#111111', stock: 3 },
      { hex: '#eeeeee', stock: 0 },
    ],
  })
  await indexProducts(shop.pool, [product.id])
})

const now = new Date('2026-11-22T02:41:00Z')

async function check() {
  const errors: string[] = []
  const log = { info: () => undefined, error: (_: object, text: string) => void errors.push(text) }
  return { ...(await checkDerivedColumns(shop.pool, now, log)), errors }
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(shop.metricsUrl ?? '')).text()
  return Number(new RegExp(`^nawwar_${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** Changes a row as nothing of the shop can: without the triggers that keep it. */
async function breakRow(statement: string): Promise<void> {
  await shop.pool.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(statement)
  })
}

test('after sales and cancellations no derived column differs', async () => {
  await placeOrder(shop, { productId: product.id, quantity: 3, fields: { color_id: product.variantIds[0] } })
  expect(await check()).toEqual({ count: 0, named: [], errors: [] })
  expect(await figure('derived_differences')).toBe(0)
  expect(await figure('derived_checked_timestamp_seconds')).toBe(now.getTime() / 1000)
})

test('the check is scheduled every night', async () => {
  const [planned] = await shop.pool`select cron from pgboss.schedule where name = 'check-derived-columns'`
  expect(planned).toEqual({ cron: '41 2 * * *' })
})

test.each([
  ['update products set is_in_stock = false', 'products', 'is_in_stock', 'false', 'true'],
  ['update products set price_piastres = 5', 'products', 'price_piastres', '5', '100000'],
  ['update products set original_price_piastres = 5', 'products', 'original_price_piastres', '5', null],
  ['update products set is_offer = true', 'products', 'is_offer', 'true', 'false'],
  [`update products set hexes = '{}'`, 'products', 'hexes', '{}', '{#111111,#eeeeee}'],
  [`update products set hexes_in_stock = '{#eeeeee}'`, 'products', 'hexes_in_stock', '{#eeeeee}', '{#111111}'],
  [
    'update variants set regular_price_piastres = 90000 where stock = 3',
    'variants',
    'price_piastres',
    '100000',
    '90000',
  ],
  ['update variants set stock = 9 where stock = 3', 'variants', 'stock', '9', '3'],
  ['delete from stock_movements', 'variants', 'stock', '3', '0'],
])(
  'a row that was changed by hand is found, logged and counted: %s',
  async (statement, table, column, stored, derived) => {
    await breakRow(statement)
    const { count, named, errors } = await check()
    const id = expect.stringMatching(/^\d+$/)
    expect(named).toEqual([{ table, id, column, stored, derived }])
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^derived columns: ${table}.${column} of \\d+ differs`))])
    expect(count).toBe(1)
    expect(await figure('derived_differences')).toBe(1)
  },
)

test('an order whose lines sum up to something else is found', async () => {
  const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: product.variantIds[0] } })
  await shop.pool`update orders set subtotal_piastres = 7, total_piastres = 7 + delivery_piastres`
  const [order] = (await check()).named
  expect(order).toEqual({ table: 'orders', id, column: 'subtotal_piastres', stored: '7', derived: '100000' })
})

test.each([
  ['update customers set refused = 9', '1 0 9 0 0 f', '1 0 0 0 0 f'],
  ['delete from customers', null, '1 0 0 0 0 f'],
  ["update orders set status = 'cancelled'", '1 0 0 0 0 f', '1 0 0 0 1 f'],
])('a customer who does not have the figures of the orders is found: %s', async (statement, stored, derived) => {
  const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: product.variantIds[0] } })
  const [{ phone } = { phone: '' }] = await shop.pool<{ phone: string }[]>`select phone from orders where id = ${id}`
  await breakRow(statement)
  expect((await check()).named).toEqual([{ table: 'customers', id: phone, column: 'figures', stored, derived }])
})

test('a product that the search does not know is found', async () => {
  await shop.pool`delete from product_words`
  expect((await check()).named).toMatchObject([
    { table: 'product_words', id: String(product.id), column: 'product_id' },
  ])
})

test('a policy whose body was changed directly in the database is found', async () => {
  await fillPolicies(shop.pool)
  expect((await check()).count).toBe(0)
  await shop.pool`update policies set body = 'x' where kind = 'terms' and language = 'en'`
  expect((await check()).named).toMatchObject([{ table: 'policies', id: 'terms en', column: 'blocks_of' }])
  await fillPolicies(shop.pool)
})

test('of very many differences all are counted and some are named', async () => {
  await shop.pool`insert into products (sku, category_id, brand, name_en, name_ar)
    select 'many-' || n, ${product.categoryId}, 'Nawwar', 'x', 'x' from generate_series(1, 100) n`
  await breakRow('update products set is_in_stock = true')
  const { count, named } = await check()
  expect(count).toBe(100 + 100)
  expect(named.length).toBeLessThan(50)
})
