import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createCategory, createProduct, words } from '../../../../test/factories.ts'
import { createFact } from '../../../../test/facts.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

const path = '/product-types/'
const type = (key: string) => ({
  key,
  name: words(key),
  category: null as number | null,
  clearance_mm: { side: 20, back: 50, top: 100 },
  minutes_a_day: 10 as number | null,
})

async function make(key: string) {
  const { status, body } = await editor.call('POST', path, { body: type(key) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test('a new type is what was sent, and comes last', async () => {
  const first = await make('kettle')
  expect(first).toMatchObject({ ...type('kettle'), version: 1, products_count: 0, facts_count: 0 })
  const second = await make('air-fryer')
  expect(second.place).toBe(first.place + 1)
  const { body } = await editor.call('GET', path)
  expect(body.results.map(({ key }: { key: string }) => key)).toEqual(['kettle', 'air-fryer'])
  expect((await editor.call('GET', `${path}${first.id}/`)).body).toEqual(first)
})

test.each<[string, object, string]>([
  ['a key with capitals', { key: 'Kettle' }, 'key'],
  ['no Arabic name', { name: { en: 'Kettle', ar: ' ' } }, 'name.ar'],
  ['a category of nowhere', { category: 999_999 }, 'category'],
  ['air below nothing', { clearance_mm: { side: -1, back: 0, top: 0 } }, 'clearance_mm.side'],
  ['more minutes than a day has', { minutes_a_day: 1441 }, 'minutes_a_day'],
])('a type with %s is refused at its field', async (_, changes, field) => {
  const { status, body } = await editor.call('POST', path, { body: { ...type('fine'), ...changes } })
  expect([400, 404]).toContain(status)
  expect(Object.keys(body.errors)).toEqual([field])
})

test('a key is taken once', async () => {
  const answers = await Promise.all([1, 2].map(() => editor.call('POST', path, { body: type('toaster') })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

describe('a change', () => {
  test('is in every process at the next look, and in the audit log', async () => {
    const other = await openProcess(shop)
    const made = await make('iron')
    const { id } = await createProduct(shop.pool)
    await shop.pool`update products set type_id = ${made.id} where id = ${id}`
    const read = async () => (await callApi(other.app, 'GET', `/api/products/${id}/`)).body.type
    expect(await read()).toMatchObject({ key: 'iron', name: 'iron', minutes_a_day: 10 })
    const category = await createCategory(shop.pool)
    const sent = { ...made, name: words('Steam iron'), minutes_a_day: null, category }
    expect((await editor.call('PUT', `${path}${made.id}/`, { body: sent })).body).toMatchObject({
      version: 2,
      category,
    })
    await expect.poll(read).toMatchObject({ name: 'Steam iron', minutes_a_day: null })
    const [entry] = await shop.pool`select label_en, after from audit_entries order by id desc limit 1`
    expect(entry).toEqual({
      labelEn: 'Steam iron',
      after: { name: words('Steam iron'), category, minutes_a_day: null },
    })
    await other.close()
  })

  test('of two concurrent changes one is saved, the other is refused', async () => {
    const made = await make('fan')
    const change = () => editor.call('PUT', `${path}${made.id}/`, { body: { ...made, minutes_a_day: 60 } })
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of a type that is not there is refused', async () => {
    const { body } = await editor.call('PUT', `${path}999999/`, { body: { ...type('x'), version: 1 } })
    expect(body.code).toBe('product_type_not_found')
  })
})

describe('a type', () => {
  test('that products have is not removed', async () => {
    const made = await make('mixer')
    const { id } = await createProduct(shop.pool)
    await shop.pool`update products set type_id = ${made.id} where id = ${id}`
    const { status, body } = await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 1 } })
    expect([status, body.code, body.details]).toEqual([409, 'product_type_in_use', { products: 1 }])
  })

  test('that no product has is removed, also from the scopes of facts', async () => {
    const made = await make('grinder')
    const factId = await createFact(shop.pool, { key: 'speeds' })
    await shop.pool`insert into fact_scopes (fact_id, type_id) values (${factId}, ${made.id})`
    expect((await editor.call('GET', `${path}${made.id}/`)).body.facts_count).toBe(1)
    expect((await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 2 } })).body.code).toBe(
      'version_conflict',
    )
    expect((await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 1 } })).status).toBe(200)
    expect((await editor.call('GET', `${path}${made.id}/`)).body.code).toBe('product_type_not_found')
    expect(await shop.pool`select from fact_scopes where fact_id = ${factId}`).toHaveLength(0)
  })
})
