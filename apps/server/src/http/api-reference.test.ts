import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { callFrom } from '../../test/call-from.ts'

let shop: TestShop
let origin: string
beforeAll(async () => {
  shop = await openTestShop()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
  '%s is written once, and not sent twice',
  async (path) => {
    const call = callFrom(origin, '127.0.0.1')
    const first = await call(path, { headers: { 'accept-encoding': 'br' } })
    expect(first).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'x-content-type-options': 'nosniff' },
    })
    const again = await call(path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, text: '' })
  },
)

test('the reference describes the calls of the shop', async () => {
  const { text } = await callFrom(origin, '127.0.0.1')('/api/openapi.json')
  expect(Object.keys(JSON.parse(text).paths)).toContain('/api/products/')
})

test.each([
  '/api/docs/static/../x',
  '/api/docs/static/../../package.json',
  '/api/docs/static/%00',
  '/api/docs/static/..%2f..%2fpackage.json',
])('%s leads to no file, and is no fault of ours', async (path) => {
  const answer = await callFrom(origin, '127.0.0.1')(path)
  expect([400, 404]).toContain(answer.status)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'not_found' })
})
