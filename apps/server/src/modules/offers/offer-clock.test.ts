import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { backdatePrices, createProduct, goodCheckout, words } from '../../../test/factories.ts'

let shop: TestShop
let neighbour: TestProcess
let editor: Member
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  neighbour = await openProcess(shop, { config: withoutLimits })
  editor = await enterAs(shop, 'catalogue')
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const priceIn = async ({ app }: TestProcess, id: number) => (await app.inject(`/api/products/${id}/`)).json().price

async function planOffer(id: number, starts_at: string, ends_at: string): Promise<void> {
  const body = { name: words('Sale'), scope: 'products', targets: [id], kind: 'percent', value: 20, starts_at, ends_at }
  expect((await editor.call('POST', '/offers/', { body })).status).toBe(201)
}

/** Sets another end of the newest offer. @returns the offer */
async function endOffer(endOf: (offer: { starts_at: string }) => string) {
  const [newest] = await shop.pool<{ id: number }[]>`select id from offers order by id desc limit 1`
  const { body: current } = await editor.call('GET', `/offers/${newest?.id}/`)
  const answer = await editor.call('PUT', `/offers/${current.id}/`, { body: { ...current, ends_at: endOf(current) } })
  expect(answer.status).toBe(200)
  return answer.body
}

test('an offer starts and ends by itself in every process, at its moments', async () => {
  const { id, variantIds } = await createProduct(shop.pool)
  await backdatePrices(shop.pool, variantIds)
  const both = async () => [await priceIn(shop, id), await priceIn(neighbour, id)]
  expect(await both()).toEqual([1000, 1000])
  await planOffer(id, inMs(1500), inMs(3_600_000))
  await expect.poll(both).toEqual([800, 800])
  // The end is set after the start was seen: a machine that stands still must not miss the time between.
  await endOffer(() => inMs(1500))
  await expect.poll(both).toEqual([1000, 1000])
  const [offer] = await shop.pool<{ late: number; lateEnd: number }[]>`
    select extract(epoch from started_at - starts_at)::float as late, extract(epoch from ended_at - ends_at)::float as late_end
    from offers order by id desc limit 1`
  // Each process looks once a minute anyway: an offer that is only seconds late has had a timer of its own.
  const maxLate = 15
  expect(offer?.late).toBeGreaterThanOrEqual(0)
  expect(offer?.late).toBeLessThan(maxLate)
  expect(offer?.lateEnd).toBeLessThan(maxLate)
})

test('an order at a moment that nobody has noticed yet has the price of that moment, or is refused', async () => {
  const { id, variantIds } = await createProduct(shop.pool, { variants: [{ price: 100_000, stock: 9 }] })
  await backdatePrices(shop.pool, variantIds)
  const buy = (expected_total?: number) =>
    callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${randomUUID()}`, {
      body: { ...goodCheckout, product_id: id, expected_total },
      headers: { 'idempotency-key': randomUUID() },
    })
  const before = (await buy()).body.order.total
  // No notification: as if the processes were busy when the moment came.
  await shop.pool.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into offers (name_en, name_ar, scope, target_ids, kind, value, starts_at, ends_at)
      values ('Sale', 'تخفيضات', 'products', array[${id}::bigint], 'percent', 2000, now() - interval '1 second', now() + interval '1 hour')`
  })
  expect(await priceIn(neighbour, id)).toBe(1000)
  expect((await buy(before)).body.code).toBe('total_changed')
  expect((await buy()).body.order.total).toBe(before - 200)
  // Reports divide by the offer that made the price.
  const lines = await shop.pool`
    select f.name_en from order_lines l left join offers f on f.id = l.offer_id where l.product_id = ${id} order by l.id`
  expect(lines).toEqual([{ nameEn: null }, { nameEn: 'Sale' }])
})

test('a cart says what was seen and what the price is after the end of an offer', async () => {
  const { id, variantIds } = await createProduct(shop.pool)
  await backdatePrices(shop.pool, variantIds)
  await planOffer(id, inMs(0), inMs(3_600_000))
  const key = randomUUID()
  const cart = (method: 'GET' | 'POST', path: string, body?: object) =>
    callApi(shop.app, method, `/api/orders/${path}?session_key=${key}`, body && { body })
  await cart('POST', 'cart-items/add_to_cart/', { product_id: id })
  const ended = await endOffer(({ starts_at }) => new Date(Date.parse(starts_at) + 1).toISOString())
  expect(ended.state).toBe('over')
  const { items } = (await cart('GET', 'cart/current/')).body
  expect(items).toMatchObject([{ seen_price: 800, product: { price: 1000 } }])
})

test('an offer over thousands of products starts and ends for all of them', async () => {
  const { id } = await createProduct(shop.pool)
  const [category] = await shop.pool<{ id: number }[]>`
    insert into categories (key, name_en, name_ar) values ('thousands', 'Many', 'كثير') returning id`
  await shop.pool`
    with made as (
      insert into products (sku, category_id, brand, name_en, name_ar)
      select 'MANY-' || n, ${category?.id ?? 0}, 'Acme', 'Many ' || n, 'كثير ' || n from generate_series(1, 2100) n returning id
    )
    insert into variants (product_id, regular_price_piastres) select id, 100000 from made`
  const prices = async () =>
    await shop.pool`
      select v.price_piastres as price, count(*) from variants v join products p on p.id = v.product_id
      where p.category_id = ${category?.id ?? 0} group by 1`
  const body = { name: words('Sale'), scope: 'categories', targets: [category?.id], kind: 'percent', value: 20 }
  const dates = { starts_at: inMs(0), ends_at: inMs(3_600_000) }
  expect((await editor.call('POST', '/offers/', { body: { ...body, ...dates } })).status).toBe(201)
  expect(await prices()).toEqual([{ price: 80_000, count: 2100 }])
  expect(await priceIn(shop, id)).toBe(1000)
  await endOffer(({ starts_at }) => new Date(Date.parse(starts_at) + 1).toISOString())
  expect(await prices()).toEqual([{ price: 100_000, count: 2100 }])
})
