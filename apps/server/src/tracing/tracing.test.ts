import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { createProduct, goodCheckout } from '../../test/factories.ts'
import { type Collector, startCollector } from '../../test/fakes/otlp-collector.ts'
import type { FakeProvider } from '../../test/fakes/provider.ts'
import { startSmsMisr } from '../../test/fakes/sms-misr.ts'

let collector: Collector
let sms: FakeProvider
let shop: TestShop
let origin: string
const logged: string[] = []
beforeAll(async () => {
  collector = await startCollector()
  sms = await startSmsMisr()
  shop = await openTestShop({
    logSink: { write: (line) => void logged.push(line) },
    config: {
      logLevel: 'info',
      tracing: { url: `${collector.url}/v1/traces`, headers: { 'x-key': 'k 1' }, service: 'nawwar', ratio: 1 },
      messages: { ...smsSettings, url: sms.url },
    },
    async mountStorefront(app) {
      app.get('/page', async () => (await app.inject('/api/settings/')).json())
      app.get('/broken', () => Promise.reject(new Error('told to Mona, 01012345678')))
    },
  })
  origin = await shop.app.listen({ port: 0 })
})
afterAll(async () => {
  await shop.close()
  await sms.stop()
  await collector.stop()
})
const smsSettings = {
  kind: 'smsmisr',
  username: 'u',
  password: 'p',
  sender: 's',
  otpTemplate: null,
  isLive: false,
} as const

const stranger = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparentOf = (flags: string) => `00-${stranger.traceId}-${stranger.spanId}-${flags}`

/** Waits for spans of a name; the shop sends what it has every two seconds. */
async function spansOf(name: string, count = 1) {
  const find = () => collector.spans().filter((span) => span.name === name)
  await expect.poll(() => find().length).toBeGreaterThanOrEqual(count)
  return find()
}

test('a request is a span named by its route, continues the incoming trace, and contains no address', async () => {
  const { id } = await createProduct(shop.pool)
  // A caller without spans of its own hides no span here.
  const headers = { traceparent: traceparentOf('00') }
  const answer = await fetch(`${origin}/api/products/${id}/?lang=ar&note=01012345678`, { headers })
  const [span] = await spansOf('GET /api/products/:id/')
  expect(span).toMatchObject({ traceId: stranger.traceId, parentSpanId: stranger.spanId, kind: 2, hasFailed: false })
  expect(span?.facts).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/products/:id/',
    'http.response.status_code': 200,
    'shop.request_id': answer.headers.get('x-request-id'),
  })
  expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'k 1' } })
  expect(collector.requests[0]?.text).toContain('"service.name"')
})

test('an invalid header begins a trace of its own, as does each call of one connection', async () => {
  const headers = [
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-${stranger.spanId}-01`,
    traceparentOf('01').replace('00', 'ff'),
  ]
  const asked = headers.flatMap((traceparent) => [traceparent, traceparent])
  for (const traceparent of asked) await (await fetch(`${origin}/healthz`, { headers: { traceparent } })).text()
  const spans = await spansOf('GET /healthz', asked.length)
  expect(spans.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(asked.map(() => ''))
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(asked.length)
  expect(spans.map(({ traceId }) => traceId)).not.toContain(stranger.traceId)
})

test('what a page asks of the API is a part of the page', async () => {
  await (await fetch(`${origin}/page`)).text()
  const [page] = await spansOf('GET /page')
  const [call] = await spansOf('GET /api/settings/')
  expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId, kind: 1 })
})

test('an order, its transaction, its message and the call of the provider are one trace without personal data', async () => {
  const { id } = await createProduct(shop.pool)
  const answer = await fetch(`${origin}/api/orders/buy-now/?session_key=${randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...goodCheckout, product_id: id }),
  })
  expect(answer.status).toBe(201)
  const [request] = await spansOf('POST /api/orders/buy-now/')
  const ofTrace = { traceId: request?.traceId }
  expect((await spansOf('transaction')).find(({ parentSpanId }) => parentSpanId === request?.spanId)).toMatchObject({
    facts: { 'db.system.name': 'postgresql' },
  })
  const [job] = await spansOf('job send-message')
  expect(job).toMatchObject({ ...ofTrace, kind: 5, facts: { 'shop.job': 'send-message', 'shop.job.tries_before': 0 } })
  const [call] = await spansOf('POST messages')
  expect(call).toMatchObject({
    ...ofTrace,
    parentSpanId: job?.spanId,
    kind: 3,
    facts: { 'server.address': new URL(sms.url).host, 'http.response.status_code': 200 },
  })
  expect(sms.requests[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
  const sent = collector.requests.map(({ text }) => text).join('')
  expect(sent).not.toMatch(/1012345678|Mona|Tahrir|lang=|session_key|note=/)
})

test('a failed span has the status of the error and none of its text', async () => {
  expect((await fetch(`${origin}/broken`)).status).toBe(500)
  const [span] = await spansOf('GET /broken')
  expect(span).toMatchObject({ hasFailed: true, facts: { 'http.response.status_code': 500, 'error.type': '500' } })
})

test('log lines name the trace, also of a call whose body cannot be read', async () => {
  logged.length = 0
  const headers = { 'content-type': 'application/json', traceparent: traceparentOf('01') }
  await (await fetch(`${origin}/api/cart/add_to_cart/`, { method: 'POST', headers, body: '{' })).text()
  await expect.poll(() => logged.length).toBe(2)
  expect(logged.map((line) => JSON.parse(line).trace_id)).toEqual([stranger.traceId, stranger.traceId])
})
