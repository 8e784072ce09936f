import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../test/app.ts'

const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    config: { logLevel: 'warn', metrics: { host: '127.0.0.1', port: 0, folder: '.' } },
    logSink: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => shop.close())

const report = {
  app: 'dashboard',
  name: 'TypeError',
  message: 'a.map is not a function',
  stack: '',
  path: '/dashboard',
}
const send = (body: object) => callApi(shop.app, 'POST', '/api/crash-reports/', { body })

test('a crash is logged and counted, without what would name somebody', async () => {
  const sent = { ...report, message: 'mona 01012345678', path: '/order/7?access_token=abc' }
  expect((await send(sent)).body).toEqual({ logged: true })
  const crash = lines.map((line) => JSON.parse(line)).find((line) => line.crash)
  expect(crash).toMatchObject({ crash: { app: 'dashboard', message: '…', path: '/order/:id' } })
  const figures = await (await fetch(shop.metricsUrl ?? '')).text()
  expect(figures).toContain('nawwar_browser_crashes_total{app="dashboard"} 1')
  expect(figures).toContain('nawwar_browser_crashes_total{app="storefront"} 0')
})

test.each([
  ['a message that is too long', { message: 'x'.repeat(501) }],
  ['a stack that is too long', { stack: 'x'.repeat(4001) }],
  ['a path that is too long', { path: 'x'.repeat(201) }],
  ['another program', { app: 'elsewhere' }],
])('refuses %s', async (_what, fields) => {
  expect((await send({ ...report, ...fields })).status).toBe(400)
})

test('an address that reports without end is refused, and the log with it', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send(report)).status))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
  expect(statuses).toContain(429)
})
