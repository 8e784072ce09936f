import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from '../../../test/app.ts'
import { createCategory, createProduct } from '../../../test/factories.ts'
import { writeSitemap } from './sitemap-xml.ts'

const origin = 'https://shop.example'
let shop: TestShop
beforeAll(async () => {
  const http = { ...testConfig.http, publicUrl: `${origin}/` }
  shop = await openTestShop({ config: { http } })
})
afterAll(() => shop.close())

const read = (url: string) => shop.app.inject({ url })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('robots.txt excludes addresses that are no pages, and names the sitemap', async () => {
  const { body, headers } = await read('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`]),
  )
  expect(body).not.toContain('/cart')
})

test('the sitemap leads to all that is sold, in both languages', async () => {
  const categoryId = await createCategory(shop.pool)
  const { id } = await createProduct(shop.pool, { categoryId, nameEn: 'Kettle & cup' })
  const index = await read('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(addressesIn(index.body)).toEqual([`${origin}/sitemap-pages.xml`, `${origin}/sitemap-products-0.xml`])
  expect(addressesIn((await read('/sitemap-pages.xml')).body)).toEqual(
    expect.arrayContaining([
      `${origin}/?lang=ar`,
      `${origin}/terms?lang=en`,
      `${origin}/category/${categoryId}?lang=ar`,
    ]),
  )
  const products = (await read('/sitemap-products-0.xml')).body
  expect(addressesIn(products)).toEqual([`${origin}/product/${id}?lang=en`, `${origin}/product/${id}?lang=ar`])
  expect(products).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/product/${id}"/>`)
})

test('what is not sold or not shown is left out, and gone after a change', async () => {
  const hidden = await createCategory(shop.pool, { isActive: false })
  const { id: unseen } = await createProduct(shop.pool, { categoryId: hidden })
  const { id } = await createProduct(shop.pool)
  const isListed = async (product: number) =>
    (await read('/sitemap-products-0.xml')).body.includes(`/product/${product}?`)
  expect(await isListed(unseen)).toBe(false)
  await expect.poll(() => isListed(id)).toBe(true)
  await shop.pool`update products set is_active = false where id = ${id}`
  await expect.poll(() => isListed(id)).toBe(false)
})

test('a page has the date of its last change, and a new price is a change', async () => {
  const { id, variantIds } = await createProduct(shop.pool)
  await shop.pool`update products set updated_at = '2026-01-01' where id = ${id}`
  await shop.pool`update variants set regular_price_piastres = 70000, updated_at = '2026-02-03T04:05:06Z' where id = ${variantIds[0] ?? 0}`
  const line = async () =>
    (await read('/sitemap-products-0.xml')).body.split('\n').find((url) => url.includes(`/product/${id}?`))
  await expect.poll(line).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>')
})

test.each(['/sitemap-products-99.xml', '/sitemap-products-x.xml', '/sitemap-products-1e5.xml'])(
  '%s is not there',
  async (path) => {
    expect((await read(path)).statusCode).toBe(404)
  },
)

test('addresses are escaped, and pictures named', () => {
  const xml = writeSitemap([{ path: '/a&b', images: ['/media/1/640.webp'] }], origin)
  expect(xml).toContain(`<loc>${origin}/a&amp;b?lang=en</loc>`)
  expect(xml).toContain(`<image:loc>${origin}/media/1/640.webp</image:loc>`)
  expect(xml).not.toContain('lastmod')
})
