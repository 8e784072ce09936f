import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { AppError } from '../errors.ts'
import { makeContentSecurityPolicy, removeMarks } from './content-security-policy.ts'
import { registerPages } from './storefront.ts'

/** A shop whose pages are written by the test, so that what is looked at is what the server adds. */
let shop: TestShop
let rendered = 0
/** These pages read no parameters. */
const findKey = (url: string) => url.split('?')[0] ?? null
beforeAll(async () => {
  shop = await openTestShop({
    mountStorefront: async (app) =>
      registerPages(app, {
        findKey,
        isSecure: true,
        renderPage: async (url, language) => {
          rendered += 1
          return {
            status: 200,
            headers: { 'content-type': 'text/html' },
            body: Buffer.from(`${language} ${url} ${'x'.repeat(900)}`),
          }
        },
      }),
  })
})
afterAll(() => shop.close())

const open = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

test('a page is rendered once for each language, whoever asks', async () => {
  rendered = 0
  await open('/somewhere')
  await open('/somewhere?utm_source=a', { 'accept-encoding': 'br' })
  await open('/somewhere', { 'accept-language': 'ar' })
  await open('/somewhere', { cookie: 'a=b; language=ar' })
  expect(rendered).toBe(2)
})

test('the language is that of the link, else the remembered one, else the browser’s', async () => {
  const language = async (url: string, headers: Record<string, string>) => (await open(url, headers)).body.slice(0, 2)
  expect(await language('/x?lang=en', { cookie: '__Host-language=ar' })).toBe('en')
  expect(await language('/x', { cookie: 'language=ar', 'accept-language': 'en' })).toBe('ar')
  expect(await language('/x', { 'accept-language': 'ar-EG' })).toBe('ar')
  expect(await language('/x', { cookie: 'language=xx' })).toBe('en')
})

test('G-02: a language chosen by a link is remembered, and only then', async () => {
  expect((await open('/y?lang=ar')).headers['set-cookie']).toBe(
    '__Host-language=ar; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  expect((await open('/y', { 'accept-language': 'ar' })).headers['set-cookie']).toBeUndefined()
})

test('a page comes compressed, with the headers of every answer, and not at all when it is known', async () => {
  const page = await open('/z', { 'accept-encoding': 'gzip, br' })
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  })
  expect((await open('/z', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
})

test('a shop that is too busy says so in a page of the language', async () => {
  const busy = await openTestShop({
    mountStorefront: async (app) =>
      registerPages(app, {
        findKey,
        isSecure: true,
        renderPage: () => Promise.reject(new AppError('service_unavailable')),
      }),
  })
  const page = await busy.app.inject({ url: '/', headers: { 'accept-language': 'ar' } })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' })
  expect(page.body).toContain('<html lang="ar" dir="rtl">')
  await busy.close()
})

test('the scripts of a page are allowed by what they say, and what got in besides is not', () => {
  const own = '<script nonce="m">alert(1)</script><script nonce="m" type="module">import "x"</script>'
  const foreign = '<script>alert(2)</script><script nonce="guess">alert(3)</script><script src="/a.js"></script>'
  const policy = makeContentSecurityPolicy(own + foreign, 'm', false)
  expect(policy).toBe(makeContentSecurityPolicy(own, 'm', false))
  expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/]+=*' 'sha256-[\w+/]+=*';/)
  expect(policy).not.toContain('unsafe')
  expect(removeMarks(own, 'm')).toBe('<script>alert(1)</script><script type="module">import "x"</script>')
})

test('a page may speak to Google Analytics only where visits are counted', () => {
  expect(makeContentSecurityPolicy('', 'm', false)).not.toContain('google')
  const policy = makeContentSecurityPolicy('', 'm', true)
  expect(policy).toMatch(/^script-src 'self' https:\/\/\*\.googletagmanager\.com;/)
  expect(policy).toMatch(/; connect-src 'self' blob: https:\/\/\*\.google-analytics\.com /)
})

test('the settings name what visits are counted by', async () => {
  const counted = await openTestShop({ config: { analyticsId: 'G-TEST123' } })
  expect((await counted.app.inject('/api/settings/')).json()).toMatchObject({ analytics_id: 'G-TEST123' })
  await counted.close()
  expect((await open('/api/settings/')).json()).toMatchObject({ analytics_id: null })
})

test.each([
  ['/product/18%E2%80%8F', '/product/18'],
  ['/category/1%E2%80%8F?page=2', '/category/1?page=2'],
  ['/offers).', '/offers'],
])('a link that took something along, %s, leads to its page', async (url, page) => {
  const { statusCode, headers } = await open(url)
  expect([statusCode, headers.location]).toEqual([301, page])
})

test.each(['//evil.example/x%E2%80%8F', '/%5Cevil.example%E2%80%8F', '/%E2%80%8F/evil.example.'])(
  'a tail leads to no other shop: %s',
  async (url) => {
    expect(String((await open(url)).headers.location ?? '/')).toMatch(/^\/(?![/\\])/)
  },
)
