import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop()
  await shop.app.listen({ port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.close())

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** A real request over a real connection, with the path exactly as given. */
async function send(
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const outgoing = request({ port, method, path, headers: options.headers ?? {}, agent: false }, (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () =>
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString() }),
    )
  })
  // A server that refuses a large body closes the connection while the client still writes.
  outgoing.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
  )
  outgoing.end(options.body)
  return await promise
}

const json = { 'content-type': 'application/json' }
const addToCart = '/api/orders/cart-items/add_to_cart/?session_key=0b0e7ad6-5a1f-4b7c-9d1e-0123456789ab'

describe('refusals have one shape and the language of the request', () => {
  test.each([
    ['half a JSON', () => send('POST', addToCart, { headers: json, body: '{"product_id": 1' }), 400, 'malformed_json'],
    [
      'a JSON that is no object',
      () => send('POST', addToCart, { headers: json, body: '[1]' }),
      400,
      'validation_failed',
    ],
    ['no body', () => send('POST', addToCart, { headers: json }), 400, 'validation_failed'],
    [
      'a body of 10 MB',
      () => send('POST', addToCart, { headers: json, body: `"${'x'.repeat(10_000_000)}"` }),
      413,
      'payload_too_large',
    ],
    [
      'XML',
      () => send('POST', addToCart, { headers: { 'content-type': 'application/xml' }, body: '<x/>' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      () => send('POST', addToCart, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' }),
      415,
      'unsupported_media_type',
    ],
    ['an unknown address', () => send('GET', '/api/nothing/'), 404, 'not_found'],
    ['an address without its slash', () => send('GET', '/api/products'), 404, 'not_found'],
    ['a broken percent sign', () => send('GET', '/api/products/%zz/'), 404, 'not_found'],
    ['a NUL byte in an id', () => send('GET', '/api/products/1%00/'), 400, 'validation_failed'],
    ['an id beyond every number', () => send('GET', `/api/products/${'9'.repeat(40)}/`), 400, 'validation_failed'],
    ['an unsupported method', () => send('DELETE', '/api/products/1/'), 405, 'method_not_allowed'],
    [
      'another unsupported method',
      () => send('PUT', addToCart, { headers: json, body: '{}' }),
      405,
      'method_not_allowed',
    ],
  ])('%s', async (_name, act, status, code) => {
    const answer = await act()
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.body)
    expect(body).toMatchObject({ code, detail: expect.any(String), message: body.detail })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('in Arabic', async () => {
    const answer = await send('POST', addToCart, {
      headers: { ...json, 'accept-language': 'ar' },
      body: '{"product_id": "x"}',
    })
    expect(JSON.parse(answer.body)).toMatchObject({
      detail: 'من فضلك راجع الحقول المحددة.',
      errors: { product_id: ['يجب إدخال أرقام فقط'] },
    })
  })

  test('405 says what the address does answer', async () => {
    expect((await send('DELETE', '/api/products/1/')).headers.allow).toBe('GET')
  })
})

test('a letter with very many combining marks is refused before normalization, which takes quadratic time', async () => {
  const zalgo = `a${'\u0301\u0316'.repeat(20)}`
  const texts = { first_name: zalgo, last_name: zalgo, address: zalgo, city: zalgo, apartment: zalgo, notes: zalgo }
  const body = JSON.stringify({
    product_id: 1,
    phone: '01012345678',
    region: 'cairo',
    payment_method: 'cash',
    ...texts,
  })
  const answer = await send('POST', '/api/orders/buy-now/', { headers: json, body })
  const refused = Object.keys(texts).map((field) => [field, ['please remove the extra marks above and below letters']])
  expect(JSON.parse(answer.body).errors).toEqual(Object.fromEntries(refused))
})

describe('searches with strange characters', () => {
  test.each([
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '%25%00',
    'a\u0000b',
    '!&|():*<->',
    '"unbalanced',
    '😀😀',
    'x'.repeat(200),
    '   ',
    "'; drop table products; --",
  ])('%j finds nothing and causes no error', async (text) => {
    const answer = await send('GET', `/api/products/?search=${encodeURIComponent(text)}`)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ count: 0, results: [] })
  })

  test('a search longer than any shopper types is refused', async () => {
    expect((await send('GET', `/api/products/?search=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

test('the reference is made from the contract', async () => {
  const document = JSON.parse((await send('GET', '/api/openapi.json')).body)
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/orders/cart-items/add_to_cart/')
  expect(document.paths['/api/products/{id}/'].get.operationId).toBe('getProduct')
  const takenBy = (path: string) => document.paths[path].post.requestBody.content['application/json'].schema.properties
  for (const path of ['/api/orders/checkout/', '/api/orders/buy-now/', '/api/orders/coupon-quotes/'])
    expect(takenBy(path), path).toHaveProperty('coupon_code')
  expect((await send('GET', '/api/docs/')).status).toBe(200)
})

test('health checks report whether the process is alive and ready', async () => {
  expect((await send('GET', '/healthz')).status).toBe(200)
  await expect.poll(async () => (await send('GET', '/readyz')).status).toBe(200)
})

test('a repeated parameter is refused, because it is ambiguous', async () => {
  const { status } = await send('GET', '/api/products/?page=1&page=2')
  expect(status).toBe(400)
})

test('TRACE does not echo the request', async () => {
  const { status, body } = await send('TRACE', '/api/products/', { headers: { 'x-secret': 'mirror' } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('mirror')
})
