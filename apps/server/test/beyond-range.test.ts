import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillPolicies } from '../src/modules/policies/index.ts'
import { openTestShop, type TestShop, withoutLimits } from './app.ts'
import { enterAs, type Member, moveStock, placeOrder, uploadPicture } from './back-office.ts'
import { createCategory, createProduct, words } from './factories.ts'
import { twoColors } from './pictures.ts'

/** Numbers and dates that the database could not hold are refused at their field. */
let shop: TestShop
let admin: Member
let banner: Record<string, unknown>
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  await fillPolicies(shop.pool)
  admin = await enterAs(shop, 'admin')
  const picture = (await uploadPicture(shop.app, admin.token, await twoColors().png().toBuffer())).json()
  banner = {
    title: words('Offers'),
    description: words('All'),
    image_ltr: picture.id,
    image_rtl: picture.id,
    link: '/offers',
    priority: 1,
    is_active: true,
    starts_at: null,
    ends_at: null,
  }
})
afterAll(() => shop.close())

const beyond = [2 ** 31, Number.MAX_SAFE_INTEGER]

describe.each(beyond)('version %d', (version) => {
  test.each([
    ['PUT', '/banners/{id}/'],
    ['DELETE', '/banners/{id}/'],
    ['PUT', '/categories/{id}/'],
    ['PUT', '/products/{id}/'],
    ['PUT', '/policies/terms/'],
    ['PUT', '/contact-info/'],
    ['PUT', '/settings/'],
  ] as const)('is refused by %s %s', async (method, path) => {
    const { body: made } = await admin.call('POST', '/banners/', { body: banner })
    const ids: Record<string, number> = { banners: made.id, categories: await createCategory(shop.pool) }
    const kind = path.split('/')[1] ?? ''
    const id = ids[kind] ?? (await createProduct(shop.pool)).id
    const at = path.replace('{id}', String(id))
    const { body: now } = await admin.call('GET', at)
    const { status, body } = await admin.call(method, at, { body: { ...now, version } })
    expect([status, body.errors?.version]).toEqual([400, ['must be at most 2147483647']])
  })
})

describe.each(['0000', '0001', '1899', '2201', '9999'])('the year %s', (year) => {
  const sentence = ['must be between 1900 and 2200']

  test.each(['/orders/', '/orders/export/'])('is refused as a day of %s', async (path) => {
    for (const field of ['from', 'to']) {
      const { status, body } = await admin.call('GET', `${path}?${field}=${year}-01-01`)
      expect([status, body.errors]).toEqual([400, { [field]: sentence }])
    }
  })

  test('is refused in the dates of a banner, in the language of the call', async () => {
    const dated = { ...banner, starts_at: `${year}-01-01T00:00:00Z` }
    const { status, body } = await admin.call('POST', '/banners/', { body: dated, language: 'ar' })
    expect([status, body.errors]).toEqual([400, { starts_at: ['يجب أن يكون بين سنة 1900 وسنة 2200'] }])
  })

  test('is refused as the time of another call', async () => {
    const { id } = await placeOrder(shop)
    const call = { outcome: 'postponed', call_again_at: `${year}-01-01T00:00:00Z` }
    const { status, body } = await admin.call('POST', `/orders/${id}/calls/`, { body: call })
    expect([status, body.errors]).toEqual([400, { call_again_at: sentence }])
  })
})

describe('a delivery', () => {
  test('that would lift the stock above its ceiling is refused in words, and one that just fits is taken', async () => {
    const { variantIds } = await createProduct(shop.pool, { variants: [{ stock: 999_000_001 }] })
    const deliver = (count: number) => moveStock(admin, { variant: variantIds[0], reason: 'delivery', count })
    expect(await deliver(1_000_000)).toMatchObject({
      status: 400,
      body: { errors: { count: ['must be at most 999999'] } },
    })
    expect((await deliver(999_999)).body.stock).toBe(1_000_000_000)
  })

  test('of many colours to their ceilings is added up in lists', async () => {
    const hexes = ['#111111', '#222222', '#333333']
    const { sku } = await createProduct(shop.pool, { variants: hexes.map((hex) => ({ hex, stock: 1_000_000_000 })) })
    const { status, body } = await admin.call('GET', `/products/?q=${sku}`)
    expect([status, body.results[0].stock]).toEqual([200, 3_000_000_000])
  })
})
