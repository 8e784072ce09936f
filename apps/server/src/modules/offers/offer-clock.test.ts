import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { backdatePrices, createProduct, goodCheckout, words } from '../../../test/factories.ts'
import { createPageHost } from '../../web/page-host.ts'
import { registerPages } from '../../web/storefront.ts'

let shop: TestShop
let neighbour: TestProcess
let editor: Member
beforeAll(async () => {
  const options = { config: withoutLimits, mountStorefront: mountPages }
  shop = await openTestShop(options)
  neighbour = await openProcess(shop, options)
  editor = await enterAs(shop, 'catalogue')
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const listPaths = { offers: '/api/products/offers/', banners: '/api/ads/public/advertisements/?lang=en' }

/** Pages of a product, of the offers and of the banners, which say what the API says and are cached as those of the storefront are: `/products/1/`, `/offers`, `/`. */
async function mountPages(app: FastifyInstance): Promise<void> {
  const { callApi: ask } = createPageHost(app)
  const sources: Record<string, string> = { '/offers': listPaths.offers, '/': listPaths.banners }
  registerPages(app, {
    findKey: (url) => url,
    isSecure: false,
    async renderPage(url, language) {
      const { status, body } = await ask(sources[url] ?? `/api${url}`, language)
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body) }
    },
  })
}

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

/** What shoppers are asked by each process: by its cached page first, then by its API. */
async function readEverywhere(id: number): Promise<number[]> {
  const prices: number[] = []
  for (const process of [shop, neighbour]) {
    const page = await process.app.inject(`/products/${id}/`)
    prices.push(page.json().price, await priceIn(process, id))
  }
  return prices
}

/** A banner that says what is saved at most. */
const advertise = () => shop.pool`
  with picture as (
    insert into media_assets (source_hash, key, width, height, placeholder) values ('a', 'a', 1200, 600, '') returning id
  )
  insert into advertisements (title_en, title_ar, link, image_ltr_id, image_rtl_id)
  select 'Up to {saving}% off', 'خصم يصل إلى {saving}%', '/offers', id, id from picture`

/** What each process lists, on its cached pages first, then by its API: the products on offer, and the titles of the banners. */
async function listEverywhere() {
  const lists: { offers: number[]; banners: string[] }[] = []
  for (const { app } of [shop, neighbour])
    for (const paths of [{ offers: '/offers', banners: '/' }, listPaths]) {
      const offers: { results: { id: number }[] } = (await app.inject(paths.offers)).json()
      const banners: { title: string }[] = (await app.inject(paths.banners)).json()
      lists.push({ offers: offers.results.map(({ id }) => id), banners: banners.map(({ title }) => title) })
    }
  return lists
}

/**
 * Waits for a moment of the newest offer by the clock of the database, and a second more. That second is twenty round trips, and the processes
 * of the shop run in this one: while it stands still, or the database does, no round trip is made. So a busy machine makes the second longer.
 */
async function passSecondAfter(moment: 'starts_at' | 'ends_at'): Promise<void> {
  await shop.pool`
    select pg_sleep(extract(epoch from ${shop.pool(moment)} - clock_timestamp())::float) from offers order by id desc limit 1`
  for (let part = 0; part < 20; part += 1) await shop.pool`select pg_sleep(0.05)`
}

test('an offer starts and ends by itself in every process, within a second, in answers, lists, banners and cached pages', async () => {
  const { id, variantIds } = await createProduct(shop.pool)
  await backdatePrices(shop.pool, variantIds)
  await advertise()
  const [none, onOffer] = [
    { offers: [], banners: [] },
    { offers: [id], banners: ['Up to 20% off'] },
  ]
  expect(await readEverywhere(id)).toEqual([1000, 1000, 1000, 1000])
  expect(await listEverywhere()).toEqual([none, none, none, none])
  await planOffer(id, inMs(1500), inMs(3_600_000))
  await passSecondAfter('starts_at')
  expect(await readEverywhere(id)).toEqual([800, 800, 800, 800])
  expect(await listEverywhere()).toEqual([onOffer, onOffer, onOffer, onOffer])
  // The end is set after the start was seen: a machine that stands still must not miss the time between.
  await endOffer(() => inMs(1500))
  await passSecondAfter('ends_at')
  expect(await readEverywhere(id)).toEqual([1000, 1000, 1000, 1000])
  expect(await listEverywhere()).toEqual([none, none, none, none])
  const [offer] = await shop.pool`
    select started_at >= starts_at as has_begun, ended_at >= ends_at as has_ended from offers order by id desc limit 1`
  expect(offer, 'no offer acts before its moment').toEqual({ hasBegun: true, hasEnded: true })
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

test('a checkout with the total of an offer that has ended is refused with the new total, and placed at that', async () => {
  const { id, variantIds } = await createProduct(shop.pool)
  await backdatePrices(shop.pool, variantIds)
  await planOffer(id, inMs(0), inMs(3_600_000))
  const key = randomUUID()
  const added = { body: { product_id: id } }
  await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${key}`, added)
  const checkOut = (expected_total: number) =>
    callApi(neighbour.app, 'POST', `/api/orders/checkout/?session_key=${key}`, {
      body: { ...goodCheckout, expected_total },
      headers: { 'idempotency-key': randomUUID() },
    })
  // With delivery: what the checkout shows while the offer runs.
  const seen = (await checkOut(0)).body.details.total
  await endOffer(({ starts_at }) => new Date(Date.parse(starts_at) + 1).toISOString())
  const refused = await checkOut(seen)
  expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed', details: { total: seen + 200 } } })
  const { status, body } = await checkOut(refused.body.details.total)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.order).toMatchObject({ total: seen + 200, items: [{ product: { id }, unit_price: 1000, quantity: 1 }] })
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
