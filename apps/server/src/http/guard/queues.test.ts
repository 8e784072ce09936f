import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from '../../../test/app.ts'
import { callFrom, type PlainAnswer } from '../../../test/call-from.ts'
import { createProduct, goodCheckout } from '../../../test/factories.ts'
import { registerPages } from '../../web/storefront.ts'

/** A shop whose pages begin with `/slow` wait until the test lets them go on. */
let shop: TestShop
let origin: string
let productId: number
let barrier = Promise.withResolvers<void>()
const rendered: string[] = []
beforeAll(async () => {
  shop = await openTestShop({
    connections: 8,
    mountStorefront: async (app) =>
      registerPages(app, {
        isSecure: false,
        findKey: (url) => url.split('?')[0] ?? null,
        renderPage: async (url) => {
          rendered.push(url)
          if (url.startsWith('/slow')) await barrier.promise
          return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(url) }
        },
      }),
  })
  // The lists are read before there is a product, so that they have it once its notification has come.
  await shop.deps.lists.use(() => undefined)
  productId = (await shop.pool.begin((tx) => createProduct(tx))).id
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const statuses = (answers: readonly PlainAnswer[]) => answers.map(({ status }) => status)

/** The answers that come while the others wait. */
async function firstAnswers(asked: readonly Promise<PlainAnswer>[], count: number): Promise<PlainAnswer[]> {
  const came: PlainAnswer[] = []
  for (const answer of asked) void answer.then((each) => came.push(each))
  await expect.poll(() => came.length).toBe(count)
  return came.slice()
}

/** Requests that must still be answered during a flood, each from another client. */
async function expectShopGoesOn(address: string): Promise<void> {
  const call = callFrom(origin, address)
  expect((await call('/healthz')).status).toBe(200)
  await expect.poll(async () => (await call('/readyz')).status).toBe(200)
  const order = await call(`/api/orders/buy-now/?session_key=${randomUUID()}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, product_id: productId },
  })
  expect(order.status).toBe(201)
}

test('one address has one page rendering and eight waiting; further requests get 503 with Retry-After', async () => {
  await callFrom(origin, '127.0.0.1')('/cached')
  const greedy = callFrom(origin, '127.0.0.2')
  const asked = Array.from({ length: 14 }, (_, page) => greedy(`/slow/${page}`))
  const refused = await firstAnswers(asked, 5)
  expect(statuses(refused)).toEqual([503, 503, 503, 503, 503])
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' })
  expect(refused[0]?.text).toContain('<html lang="en"')
  await expect.poll(() => shop.app.queues.pages).toMatchObject({ active: 1, waiting: 8 })

  const other = callFrom(origin, '127.0.0.3')
  expect(await other('/another')).toMatchObject({ status: 200, text: '/another' })
  expect(await other('/cached')).toMatchObject({ status: 200, text: '/cached' })
  await expectShopGoesOn('127.0.0.3')

  barrier.resolve()
  const all = await Promise.all(asked)
  expect(statuses(all).filter((status) => status === 200)).toHaveLength(9)
  await expect.poll(() => shop.app.queues.pages).toMatchObject({ active: 0, waiting: 0, refused: 5 })
})

test('a page that many clients wait for is rendered once', async () => {
  barrier = Promise.withResolvers()
  rendered.length = 0
  const busy = callFrom(origin, '127.0.0.2')
  const asked = ['/slow/a', '/slow/b', '/slow/c', '/slow/shared'].map((path) => busy(path))
  await expect.poll(() => shop.app.queues.pages.waiting).toBe(3)
  const others = Array.from({ length: 20 }, (_, place) => callFrom(origin, `127.0.1.${place + 1}`)('/slow/shared'))
  await expect.poll(() => rendered).toEqual(['/slow/a', '/slow/shared'])
  barrier.resolve()
  expect(statuses(await Promise.all([...asked, ...others]))).toEqual(Array(24).fill(200))
  expect(rendered.filter((path) => path === '/slow/shared')).toHaveLength(1)
})

test('searches of one address are bounded, and others search, read and buy', async () => {
  // A notification that comes later would drop the cached search.
  await expect.poll(() => shop.deps.lists.products).toBe(1)
  const cached = callFrom(origin, '127.0.0.1')
  expect((await cached('/api/products/?search=kettle')).status).toBe(200)
  expect((await cached('/api/products/?ordering=newest')).status).toBe(200)
  // Other lists must read the product again.
  shop.deps.products.noteAll()
  const lock = await shop.pool.reserve()
  await lock`begin`
  await lock`lock table product_facts in access exclusive mode`
  const greedy = callFrom(origin, '127.0.0.2')
  const asked = Array.from({ length: 20 }, (_, place) =>
    greedy(`/api/products/?search=cheapest&page_size=${place + 1}`),
  )
  const refused = await firstAnswers(asked, 7)
  expect(statuses(refused)).toEqual(Array(7).fill(503))
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'service_unavailable' })

  const other = callFrom(origin, '127.0.0.3')
  expect((await other('/api/products/?search=%20kettle%20&unknown=1')).status).toBe(200)
  expect((await other('/api/products/?ordering=newest')).status).toBe(200)
  await expectShopGoesOn('127.0.0.3')
  await lock`rollback`
  lock.release()
  expect(statuses(await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(13)
})

test('products chosen by their ids have their turns as lists have', async () => {
  const lock = await shop.pool.reserve()
  await lock`begin`
  await lock`lock table products in access exclusive mode`
  const greedy = callFrom(origin, '127.0.0.2')
  const asked = Array.from({ length: 16 }, () => greedy(`/api/products/chosen/?ids=${productId}`))
  expect(statuses(await firstAnswers(asked, 3))).toEqual([503, 503, 503])
  await lock`rollback`
  lock.release()
  expect(statuses(await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(13)
})

test('an address that used up its budget gets Retry-After, and still gets cached pages', async () => {
  const limits = { ...testConfig.limits, uncachedPerMinute: 10 }
  const strict = await openTestShop({
    config: { limits },
    mountStorefront: async (app) =>
      registerPages(app, {
        isSecure: false,
        findKey: (url) => url,
        renderPage: async (url) => ({ status: 200, headers: {}, body: Buffer.from(url) }),
      }),
  })
  const there = await strict.app.listen({ port: 0, host: '127.0.0.1' })
  const [one, other] = [callFrom(there, '127.0.0.2'), callFrom(there, '127.0.0.3')]
  for (let page = 0; page < 10; page += 1) expect((await one(`/${page}`)).status).toBe(200)
  const refused = await one('/more')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1)
  expect((await one('/3')).status).toBe(200)
  expect((await other('/more')).status).toBe(200)
  await strict.close()
})
