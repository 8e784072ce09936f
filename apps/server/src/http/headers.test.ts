import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from '../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { http: { ...testConfig.http, publicUrl: 'https://shop.example' } } })
})
afterAll(() => shop.close())

test.each([
  '/api/settings/',
  '/api/cart/',
  '/api/nothing/',
  '/%',
  '/healthz',
  '/robots.txt',
  '/api/docs',
  '/media/a/b',
])('%s may not be framed, sniffed, or asked for without TLS', async (url) => {
  const { headers } = await shop.app.inject(url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})

test.each([
  '/api/settings/',
  '/api/users/profile/me/',
  '/api/nothing/',
  '/%',
  '/healthz',
  '/api/openapi.json',
  '/robots.txt',
])('the answer of %s does nothing when it is opened as a page', async (url) => {
  const { headers } = await shop.app.inject(url)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
})

test.each(['/api/users/profile/me/', '/api/nothing/', '/%', '/api/products/?page=x', '/readyz'])(
  'the answer of %s is not cached',
  async (url) => {
    expect((await shop.app.inject(url)).headers['cache-control']).toBe('no-store')
  },
)

test.each([
  ['/api/settings/', 'application/json; charset=utf-8'],
  ['/api/nothing/', 'application/json; charset=utf-8'],
  ['/%', 'application/json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s says what it is, and in which letters', async (url, type) => {
  expect((await shop.app.inject(url)).headers['content-type']).toBe(type)
})

test('the API reference loads nothing from other hosts', async () => {
  const policy = String((await shop.app.inject('/api/docs')).headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'self';/)
  expect(policy).not.toMatch(/https:|unsafe|validator/)
})

test('a shop that is reached without TLS does not forbid it', async () => {
  const local = await openTestShop()
  expect((await local.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  await local.close()
})
