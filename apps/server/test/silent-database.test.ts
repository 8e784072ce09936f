import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from './app.ts'
import { createProduct, goodCheckout } from './factories.ts'
import { type DatabaseLine, openDatabaseLine } from './fakes/database-line.ts'
import { impatient } from './impatient.ts'

/** PostgreSQL runs, but its connection is silently dead: no error and no response arrives. */
let shop: TestShop
let line: DatabaseLine
let process: TestProcess
beforeAll(async () => {
  shop = await openTestShop()
  line = await openDatabaseLine(shop.url)
  const metrics = { host: '127.0.0.1', port: 0, folder: '.' }
  const config = { logLevel: 'silent' as const, metrics }
  // Seconds, because the same pool must answer in time before the line dies, and after it.
  process = await openProcess(shop, { connections: 2, line: { url: line.url, maxSilence: impatient(4) }, config })
})
afterAll(async () => {
  await process.close()
  await line.stop()
  await shop.close()
})

async function readFigures(): Promise<string> {
  return await (await fetch(process.metricsUrl ?? '')).text()
}

test('calls are refused with a sentence and counted; after reconnecting an order is placed once', async () => {
  const product = await createProduct(shop.pool)
  const key = randomUUID()
  const session = randomUUID()
  const buy = () =>
    callApi(process.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
      body: { ...goodCheckout, product_id: product.id },
      headers: { 'idempotency-key': key },
    })
  // One connection each, so that all of them are there when the line dies.
  await Promise.all(Array.from({ length: 2 }, () => process.pool.begin((tx) => tx`select pg_sleep(0.1)`)))
  await expect.poll(readFigures).toMatch(/^nawwar_database_answers 1$/m)

  line.freeze()
  const isReady = () => callApi(process.app, 'GET', '/readyz')
  const asked = Promise.all(Array.from({ length: 50 }, isReady))
  const refusing = buy()
  const figures = await readFigures()
  expect(figures).toMatch(/^nawwar_database_answers 0$/m)
  expect(figures).toMatch(/^nawwar_workload_active 1$/m)
  expect(figures).not.toMatch(/^nawwar_(payments_pending|orders_open)/m)
  expect((await asked).filter(({ status }) => status !== 503)).toEqual([])
  const refused = await refusing
  expect([refused.status, refused.headers['retry-after'], refused.body.code]).toEqual([503, '2', 'service_unavailable'])

  await expect.poll(async () => (await isReady()).status).toBe(200)
  const [placed, again] = [await buy(), await buy()]
  expect([placed.status, again.body.order.id]).toEqual([201, placed.body.order.id])
  await expect.poll(readFigures).toMatch(/^nawwar_database_answers 1$/m)
  expect(await shop.pool`select stock from variants where product_id = ${product.id}`).toEqual([{ stock: 4 }])
})
