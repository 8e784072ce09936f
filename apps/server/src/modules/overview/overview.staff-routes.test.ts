import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { createProduct, type MadeProduct } from '../../../test/factories.ts'
import { rememberBackup } from '../../backup/last-backup.repository.ts'
import { indexProducts } from '../search/index.ts'

/** Twenty past midnight in Cairo on the day after clocks went forward there (24 April 2026). */
const now = new Date('2026-04-24T21:20:00Z')

let shop: TestShop
let clerk: Member
let kettle: MadeProduct
let blender: MadeProduct
beforeAll(async () => {
  shop = await openTestShop({ connections: 6, readClock: () => now })
  clerk = await enterAs(shop, 'orders')
  kettle = await createProduct(shop.pool, { nameEn: 'Kettle', variants: [{ stock: 40, price: 50_000 }] })
  blender = await createProduct(shop.pool, {
    nameEn: 'Blender',
    variants: [
      { hex: '#111111', nameEn: 'Black', stock: 2, price: 200_000 },
      { hex: '#eeeeee', nameEn: 'White', stock: 100, price: 200_000 },
    ],
  })
  await createProduct(shop.pool, { variants: [{ stock: 500 }] })
})
afterAll(() => shop.close())

async function sell(product: MadeProduct, at: string, given: { status?: string; paid?: string; units?: number } = {}) {
  const { status = 'delivered', paid = 'paid', units = 1 } = given
  const id = randomUUID()
  const [variant] = await shop.pool<{ price: number }[]>`
    select price_piastres as price from variants where id = ${product.variantIds[0] ?? 0}`
  const total = (variant?.price ?? 0) * units
  await shop.pool`
    insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment,
      city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres, pay_before, created_at)
    values (${id}, 'en', ${status}, 'cash', ${paid}, 'A', 'B', '+201000000009', 'x', '', 'y', 'EG-C', '', ${total}, 0, ${total},
      ${at}, ${at})`
  await shop.pool`
    insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity,
      line_total_piastres, vat_rate_bp, created_at)
    values (${id}, ${product.id}, ${product.variantIds[0] ?? 0}, 's', 'n', 'ن', ${total / units}, ${units}, ${total}, 1400, ${at})`
}

async function overview(query = '') {
  const { status, body } = await clerk.call('GET', `/overview/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('a shop without orders has figures of zero', async () => {
  const body = await overview()
  expect(body.today).toEqual({
    ordered: 0,
    ordered_amount: 0,
    delivered: 0,
    delivered_amount: 0,
    received: 0,
    received_amount: 0,
    average_order: 0,
    waiting_for_payment: 0,
    cancelled: 0,
    returned: 0,
  })
  expect(body.days).toHaveLength(30)
  expect(body.best_sellers).toEqual([])
  expect(body.last_backup_at).toBeNull()
})

test('the newest backup is named, also when an older one finishes after it', async () => {
  for (const moment of ['2026-04-23T01:00:00Z', '2026-04-24T01:00:00Z', '2026-04-22T01:00:00Z'])
    await rememberBackup(shop.pool, new Date(moment))
  expect((await overview()).last_backup_at).toBe('2026-04-24T01:00:00.000Z')
})

describe('the overview', () => {
  beforeAll(async () => {
    // The 25th in Cairo, where it is three hours later since the 24th and two before.
    await sell(kettle, '2026-04-24T21:01:00Z')
    await sell(kettle, '2026-04-24T21:10:00Z', { status: 'processing', paid: 'unpaid', units: 3 })
    for (const status of ['cancelled', 'pending_payment'])
      await sell(blender, '2026-04-24T21:05:00Z', { status, paid: 'unpaid' })
    // Its money has not gone back yet.
    await sell(blender, '2026-04-24T21:05:00Z', { status: 'returned' })
    await sell(blender, '2026-04-24T20:59:00Z', { status: 'in_transit', units: 2 })
    await sell(blender, '2026-04-23T21:59:00Z')
    await sell(blender, '2026-03-26T22:00:00Z', { units: 5 })
    await sell(kettle, '2026-03-26T21:59:00Z', { units: 50 })
  })

  test('counts what was sold, by days of Cairo', async () => {
    const body = await overview()
    expect(body.today).toEqual({
      ordered: 2,
      ordered_amount: 2000,
      delivered: 1,
      delivered_amount: 500,
      received: 2,
      received_amount: 2500,
      average_order: 1000,
      waiting_for_payment: 1,
      cancelled: 1,
      returned: 1,
    })
    const days = body.days.filter(({ ordered }: { ordered: number }) => ordered > 0)
    expect(days).toMatchObject([
      { day: '2026-03-27', ordered: 1, ordered_amount: 10_000 },
      { day: '2026-04-23', ordered: 1, ordered_amount: 2000 },
      { day: '2026-04-24', ordered: 1, ordered_amount: 4000, delivered: 0, delivered_amount: 0, received: 1 },
      { day: '2026-04-25', ordered: 2, ordered_amount: 2000, received_amount: 2500 },
    ])
    expect([body.days[0].day, body.days[29].day]).toEqual(['2026-03-27', '2026-04-25'])
    expect(body.last_30_days).toMatchObject({ ordered: 5, ordered_amount: 18_000, average_order: 3600, cancelled: 1 })
  })

  test('names what sells best', async () => {
    expect((await overview()).best_sellers).toEqual([
      {
        product_id: blender.id,
        sku: blender.sku,
        name: expect.objectContaining({ en: 'Blender' }),
        units: 8,
        ordered_amount: 16_000,
        units_delivered: 6,
        received_amount: 18_000, // with the returned one, whose money has not gone back
      },
      {
        product_id: kettle.id,
        sku: kettle.sku,
        name: expect.objectContaining({ en: 'Kettle' }),
        units: 4,
        ordered_amount: 2000,
        units_delivered: 1,
        received_amount: 500,
      },
    ])
  })

  test('gives best sellers the same amounts as the report by product, which deducts what a return gave back', async () => {
    const giveBack = (piastres: number) =>
      shop.pool`update orders set repaid_piastres = ${piastres} where created_at = '2026-04-23T21:59:00Z'`
    await giveBack(30_000)
    const { body: report } = await clerk.call('GET', '/reports/product/?from=2026-03-27&to=2026-04-25')
    const { best_sellers: sellers } = await overview()
    expect(sellers).toMatchObject([{ received_amount: 17_700 }, { received_amount: 500 }])
    for (const { product_id, units, ordered_amount, received_amount } of sellers) {
      const { figures } = report.rows.find(({ key }: { key: string }) => key === String(product_id))
      expect(figures).toMatchObject({ units, ordered_amount, received_amount })
    }
    await giveBack(0)
  })

  test('warns of what runs out, the most pressing first', async () => {
    const [black] = blender.variantIds
    expect((await overview()).running_out).toMatchObject([
      { variant_id: black, color: { name: { en: 'Black' }, hex: '#111111' }, stock: 2, units_sold: 8, days_left: 7 },
    ])
    const wide = (await overview('?threshold=40')).running_out
    expect(wide).toMatchObject([
      { variant_id: black },
      { variant_id: kettle.variantIds[0], color: null, stock: 40, units_sold: 4, days_left: 300 },
    ])
    expect((await overview('?threshold=0')).running_out).toHaveLength(1)
    expect((await clerk.call('GET', '/overview/?threshold=many')).status).toBe(400)
  })
})

describe('searches without results', () => {
  const search = (app: TestShop['app'], text: string) =>
    callApi(app, 'GET', `/api/products/?search=${encodeURIComponent(text)}`)
  const counted = async () => (await overview()).empty_searches

  test('are counted in every process by folded words; searches with results are not', async () => {
    const neighbour = await openProcess(shop, { readClock: () => now })
    await indexProducts(shop.pool, [kettle.id])
    await search(shop.app, 'Zeppelin')
    await search(shop.app, 'kettle')
    await search(neighbour.app, 'ZEPPELIN ')
    await search(neighbour.app, 'أبراج زيبلين')
    await neighbour.close()
    await shop.deps.searchCounts.flush()
    expect(await counted()).toEqual([
      { query: 'zeppelin', count: 2, last_day: '2026-04-25' },
      { query: 'ابراج زيبلين', count: 1, last_day: '2026-04-25' },
    ])
  })

  test('say nothing of anybody, and nothing of what was typed on the way', async () => {
    await shop.pool`delete from searches`
    for (const text of ['010 1234 5678', '٠١٠١٢٣٤٥٦٧٨', 'mona@example.org', '!!', 'zz'.repeat(40)])
      await search(shop.app, text)
    for (const text of ['xylo', 'xyloph', 'xylophone']) await search(shop.app, text)
    await shop.deps.searchCounts.flush()
    expect(await counted()).toEqual([{ query: 'xylophone', count: 1, last_day: '2026-04-25' }])
  })

  test('fill no table, however many they are', async () => {
    await shop.pool`delete from searches`
    await shop.pool`
      insert into searches (day, query, typed, count, empty) select '2026-04-25', 'q' || n, '', 1, 1 from generate_series(1, 4999) n`
    const empty = { isEmpty: true, isRelaxed: false, isNotSold: false }
    for (const text of ['wwaa', 'wwbb', 'wwcc', 'q7']) shop.deps.searchCounts.noteSearch(text, 'en', '192.0.2.1', empty)
    await shop.deps.searchCounts.flush()
    const rows =
      await shop.pool`select query, count from searches where query = 'q7' or query like 'ww%' order by query`
    expect(rows).toEqual([
      { query: 'q7', count: 2 },
      { query: 'wwaa', count: 1 },
    ])
  })
})
