import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { createProduct, goodCheckout } from '../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { metrics: { host: '127.0.0.1', port: 0, folder: '.' } } })
})
afterAll(() => shop.close())

const readMetrics = async () => (await fetch(shop.metricsUrl ?? '')).text()

test('counts requests per route, cached answers and orders, and contains no personal data', async () => {
  const origin = await shop.app.listen({ port: 0 })
  // A notification that arrives between two reads would drop the cached answer.
  const product = await shop.pool.begin((tx) => createProduct(tx))
  await expect.poll(readMetrics).toContain('nawwar_lists_products 1')
  for (let asked = 0; asked < 3; asked += 1) await (await fetch(`${origin}/api/products/${product.id}/`)).text()
  const placed = await fetch(`${origin}/api/orders/buy-now/?session_key=${randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...goodCheckout, product_id: product.id }),
  })
  expect(placed.status).toBe(201)

  const text = await readMetrics()
  expect(text).toContain(
    'nawwar_request_duration_seconds_count{method="GET",route="/api/products/:id/",status="200"} 3',
  )
  expect(text).toContain('nawwar_kept_answers_hits_total 2')
  expect(text).toContain('nawwar_orders_placed_last_hour{method="cash"} 1')
  expect(text).toContain('nawwar_orders_open{status="processing"} 1')
  expect(text).toContain('nawwar_workload_refused_total 0')
  expect(text).toMatch(/nawwar_kept_answers_bytes \d/)
  expect(text).toMatch(/nawwar_lists_products \d/)
  expect(text).toMatch(/nawwar_lists_bytes \d/)
  expect(text).toContain('nawwar_queue_refused_total{queue="pages"} 0')
  expect(text).toContain('nawwar_jobs_oldest_waiting_seconds ')
  expect(text).toContain('# TYPE nawwar_kept_answers_hits_total counter')
  expect(text).not.toMatch(/1012345678|Mona|Tahrir/)
})

test('every response has the request id of the log', async () => {
  const [first, second] = await Promise.all([shop.app.inject('/api/settings/'), shop.app.inject('/nothing')])
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

test('the public port does not serve metrics', async () => {
  expect((await shop.app.inject('/metrics')).statusCode).toBe(404)
})

test('no metrics port is opened unless configured', async () => {
  const quiet = await openTestShop()
  expect(quiet.metricsUrl).toBeNull()
  await quiet.close()
})
