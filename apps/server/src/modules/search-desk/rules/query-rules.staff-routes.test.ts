import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'
import { indexProducts } from '../../search/index.ts'

let shop: TestShop
let editor: Member
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits, connections: 6 })
  editor = await enterAs(shop, 'catalogue')
  const made = [
    await createProduct(shop.pool, { nameEn: 'Kettle One', nameAr: 'غلاية واحد' }),
    await createProduct(shop.pool, { nameEn: 'Kettle Two', nameAr: 'غلاية اثنان' }),
    await createProduct(shop.pool, { nameEn: 'Teapot', nameAr: 'إبريق' }),
  ]
  ids = made.map(({ id }) => id)
  await indexProducts(shop.pool, ids)
})
afterAll(() => shop.close())

const post = (path: string, body: object) => editor.call('POST', `/search${path}`, { body })

describe('a pin', () => {
  const pin = (given: object = {}) => ({ queries: ['Kettle'], product: ids[2], place: 1, ...given })

  test('is made, changed and removed, each in the audit log', async () => {
    const { status, body: made } = await post('/pins/', pin())
    expect([status, made]).toEqual([201, expect.objectContaining({ ...pin(), version: 1 })])
    expect(made.product_name.en).toBe('Teapot')
    const changed = await editor.call('PUT', `/search/pins/${made.id}/`, { body: { ...pin({ place: 2 }), version: 1 } })
    expect(changed.body).toMatchObject({ place: 2, version: 2 })
    expect((await editor.call('GET', '/search/pins/?q=teapot')).body.results).toEqual([changed.body])
    expect((await editor.call('DELETE', `/search/pins/${made.id}/`, { body: { version: 1 } })).status).toBe(409)
    expect((await editor.call('DELETE', `/search/pins/${made.id}/`, { body: { version: 2 } })).status).toBe(200)
    const entries = await shop.pool`select action, label_en from audit_entries where entity = 'search_pin' order by id`
    expect(entries).toEqual(['created', 'updated', 'removed'].map((action) => ({ action, labelEn: 'Kettle' })))
  })

  test('shows its product at its place at the next search, and only while that is listed', async () => {
    const search = async (query: string) => {
      const { body } = await callApi(shop.app, 'GET', `/api/products/?${query}`)
      return body.results.map(({ name }: { name: string }) => name)
    }
    const { body: made } = await post('/pins/', pin({ queries: ['kettle', 'nothing at all'], place: 2 }))
    await expect.poll(() => search('search=kettle')).toEqual(['Kettle One', 'Teapot', 'Kettle Two'])
    expect(await search('search=Nothing-at-ALL')).toEqual(['Teapot'])
    expect(await search('search=kettle&page_size=1&page=2')).toEqual(['Teapot'])
    expect(await search('search=one+kettle')).toEqual(['Kettle One'])
    await shop.pool`update products set is_active = false where id = ${ids[2] ?? 0}`
    await expect.poll(() => search('search=kettle')).toEqual(['Kettle One', 'Kettle Two'])
    await shop.pool`update products set is_active = true where id = ${ids[2] ?? 0}`
    await editor.call('DELETE', `/search/pins/${made.id}/`, { body: { version: 1 } })
    await expect.poll(() => search('search=nothing+at+all')).toEqual([])
  })

  test.each<[string, () => object, string]>([
    ['no query', () => ({ queries: [] }), 'queries'],
    ['a query without a letter', () => ({ queries: ['?!'] }), 'queries'],
    ['a product that is not there', () => ({ product: 999_999 }), 'product'],
    ['a place beyond the first page', () => ({ place: 13 }), 'place'],
  ])('with %s is refused at its field', async (_, changes, field) => {
    const { status, body } = await post('/pins/', pin(changes()))
    expect([400, 404]).toContain(status)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('of one product for one query is made once, also by several people at once', async () => {
    const twice = pin({ queries: ['Boiling water', 'BOILING  water'] })
    const answers = await Promise.all([1, 2, 3].map(() => post('/pins/', twice)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors.queries[0]).toContain('Teapot')
  })
})

describe('a redirect', () => {
  const redirect = (given: object = {}) => ({ queries: ['summer offers'], path: '/offers', ...given })

  test('is made, changed and removed', async () => {
    const { status, body: made } = await post('/redirects/', redirect())
    expect([status, made]).toEqual([201, expect.objectContaining({ ...redirect(), version: 1 })])
    const sent = { ...redirect({ path: '/products?category=3' }), version: 1 }
    const changed = await editor.call('PUT', `/search/redirects/${made.id}/`, { body: sent })
    expect(changed.body).toMatchObject({ path: '/products?category=3', version: 2 })
    expect((await editor.call('GET', '/search/redirects/?q=summer')).body.results).toEqual([changed.body])
    expect((await editor.call('DELETE', `/search/redirects/${made.id}/`, { body: { version: 2 } })).status).toBe(200)
    expect((await editor.call('GET', `/search/redirects/${made.id}/`)).body.code).toBe('search_rule_not_found')
  })

  test('is named by the next search for its query', async () => {
    const read = async () =>
      (await callApi(shop.app, 'GET', '/api/products/?search=KETTLES+sale')).body.search?.redirect
    expect(await read()).toBeNull()
    const { body: made } = await post('/redirects/', redirect({ queries: ['kettles sale'] }))
    await expect.poll(read).toBe('/offers')
    await editor.call('DELETE', `/search/redirects/${made.id}/`, { body: { version: 1 } })
    await expect.poll(read).toBeNull()
  })

  test.each([
    ['https://other.example/'],
    ['//other.example'],
    ['/..//other.example'],
    ['/.//other.example'],
    ['/API/products/'],
    ['/\\other.example'],
    ['offers'],
    ['/offers now'],
    ['/dashboard'],
    ['/api/products/'],
    ['/products?search=kettle'],
    ['/products?%73earch=kettle'],
    ['/%6cogin'],
    ['/%256cogin'],
    ['/%4C%4FGIN'],
    ['/%64ashboard/orders'],
    ['/%61pi/settings/'],
    ['/%64ev/outbox'],
    ['/%2Flogin'],
    ['/%2F%2Fother.example'],
    ['/offers/%2e%2e/login'],
    ['/offers/%252e%252e/login'],
    ['/offers%2f..%2flogin'],
    ['/%5Cother.example'],
    ['/./login'],
    ['/%'],
    ['/login%00'],
  ])('to %s is refused: it is no page of the shop', async (path) => {
    const { status, body } = await post('/redirects/', redirect({ path }))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['path']])
  })

  test.each([['/offers/'], ['/login-new'], ['/category/%D8%AE%D9%84%D8%A7%D8%B7'], ['/products?type=kettle#list']])(
    'to %s is taken',
    async (path) => {
      const { status, body } = await post('/redirects/', redirect({ queries: [path], path }))
      expect([status, body.path]).toEqual([201, path])
    },
  )

  test('of a query that another redirect has is refused, also of several at once', async () => {
    const answers = await Promise.all(['/offers', '/products'].map((path) => post('/redirects/', redirect({ path }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { body } = await post('/redirects/', redirect({ queries: ['x', 'Summer-Offers'] }))
    expect([body.code, Object.keys(body.errors)]).toEqual(['search_term_taken', ['queries']])
  })
})

describe('a preview', () => {
  const look = async (query: string, change: object) => {
    const { status, body } = await post('/preview/', { query, change })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const namesOf = (side: { results: { name: string }[] }) => side.results.map(({ name }) => name)
  const group = { english: ['Kettle'], arabic: [], franco: ['qwozza'], is_appliance: false, types: [], near_types: [] }

  test('of synonyms shows what they find, and saves nothing', async () => {
    const { before, after } = await look('qwozza', { kind: 'synonym', id: null, ...group })
    expect([namesOf(before), namesOf(after), after.count]).toEqual([[], ['Kettle One', 'Kettle Two'], 2])
    expect(await shop.pool`select from search_synonyms where 'qwozza' = any (terms)`).toHaveLength(0)
  })

  test('of a changed group shows what it no longer finds', async () => {
    const { body: made } = await post('/synonyms/', { ...group, franco: ['blorpo'] })
    const { before, after } = await look('blorpo', { kind: 'synonym', id: made.id, ...group, franco: ['other'] })
    expect([before.count, after.count]).toEqual([2, 0])
    expect((await editor.call('GET', `/search/synonyms/${made.id}/`)).body).toEqual(made)
  })

  test('of a pin shows the product at its place', async () => {
    const { before, after } = await look('kettle', {
      kind: 'pin',
      id: null,
      queries: ['kettle'],
      product: ids[2],
      place: 2,
    })
    expect(namesOf(before)).toEqual(['Kettle One', 'Kettle Two'])
    expect(namesOf(after)).toEqual(['Kettle One', 'Teapot', 'Kettle Two'])
  })

  test('of a redirect names the page', async () => {
    const { before, after } = await look('kettle', { kind: 'redirect', id: null, queries: ['KETTLE'], path: '/offers' })
    expect([before.redirect, after.redirect]).toEqual([null, '/offers'])
  })

  test('of a change that saving would refuse is refused', async () => {
    const gone = await post('/preview/', { query: 'x', change: { kind: 'synonym', id: 999_999, ...group } })
    expect([gone.status, gone.body.code]).toEqual([404, 'search_rule_not_found'])
    const wrong = await post('/preview/', {
      query: 'x',
      change: { kind: 'redirect', id: null, queries: ['x'], path: 'x' },
    })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['change.path']])
  })
})

test('who may not change products may read the rules and not change or preview them', async () => {
  const clerk = await enterAs(shop, 'orders')
  expect((await clerk.call('GET', '/search/synonyms/')).status).toBe(200)
  const change = { kind: 'redirect', id: null, queries: ['x'], path: '/offers' }
  expect((await clerk.call('POST', '/search/preview/', { body: { query: 'x', change } })).status).toBe(403)
})
