import * as contract from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from '../../../test/app.ts'

const origin = 'https://app.example'
const stranger = 'https://app.example.evil.example'
const key = '0b0e7ad6-5a1f-4b7c-9d1e-0123456789ab'

let shop: TestShop
let closed: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { http: { ...testConfig.http, allowedOrigins: [origin] } } })
  closed = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  await closed.close()
})

type Headers = Record<string, string>
const get = async (url: string, headers: Headers, of = shop) => (await of.app.inject({ url, headers })).headers
const preflight = (url: string, from: string, of = shop) =>
  of.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

const corsOf = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('an origin that is listed', () => {
  test.each(['/api/products/', '/api/products/999999/', `/api/orders/cart/current/?session_key=${key}`, '/api/no/'])(
    'reads what %s answers, refusals too, without credentials',
    async (url) => {
      const headers = await get(url, { origin })
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['access-control-expose-headers']).toContain('retry-after')
    },
  )

  test('may send a preflight request, and then every method of the shop', async () => {
    const { statusCode, headers, payload } = await preflight('/api/orders/checkout/', origin)
    expect([statusCode, payload]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'accept-language, authorization, content-type, idempotency-key',
      'access-control-max-age': '600',
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    const used = Object.entries(contract).flatMap(([name, endpoints]) =>
      name.endsWith('Endpoints') ? Object.values(endpoints).map(({ method }) => method) : [],
    )
    const allowed = String(headers['access-control-allow-methods']).split(', ')
    expect(allowed.sort()).toEqual([...new Set([...used, 'HEAD'])].sort())
  })

  test('shows pictures of the shop', async () => {
    expect((await get('/media/a/b', { origin }))['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test.each(['/api/admin/me/', '/api/%61dmin/me/', '/api/payments/webhooks/paymob/', '/healthz'])(
    'does not reach %s',
    async (url) => {
      expect(corsOf(await get(url, { origin }))).toEqual([])
      const asked = await preflight(url, origin)
      expect(corsOf(asked.headers)).toEqual([])
    },
  )
})

describe('an origin that is not listed', () => {
  test.each([stranger, 'null', 'http://app.example', 'https://app.example:444', 'https://APP.example'])(
    '%s gets no CORS headers, neither before a call nor after it',
    async (from) => {
      expect(corsOf(await get('/api/products/', { origin: from }))).toEqual([])
      const asked = await preflight('/api/orders/checkout/', from)
      expect([asked.statusCode, corsOf(asked.headers)]).toEqual([404, []])
    },
  )
})

test('a shared cached answer has the headers of each origin', async () => {
  const url = '/api/products/categories/'
  const answers = [
    await get(url, { origin }),
    await get(url, { origin: stranger }),
    await get(url, {}),
    await get(url, { origin }),
  ]
  expect(answers.map((headers) => headers['access-control-allow-origin'])).toEqual([
    origin,
    undefined,
    undefined,
    origin,
  ])
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1)
  expect(answers.map(({ vary }) => vary)).toEqual(answers.map(() => 'Origin, Accept-Language, Accept-Encoding'))
  const again = await shop.app.inject({ url, headers: { origin, 'if-none-match': String(answers[0]?.etag) } })
  expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, origin])
})

test('without a list of origins no CORS header is sent', async () => {
  const headers = await get('/api/products/categories/', { origin }, closed)
  expect(corsOf(headers)).toEqual([])
  expect(headers.vary).toBe('Accept-Language, Accept-Encoding')
  expect((await preflight('/api/products/', origin, closed)).statusCode).toBe(404)
})
