import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct, words } from '../../../../test/factories.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

const path = '/categories/'
const pictures = { image: null, cat_image: null, wall_image: null }
const newCategory = (key: string) => ({
  key,
  name: words(key),
  description: { en: '', ar: '' },
  is_active: true,
  ...pictures,
})
const blank = { en: '', ar: '' }

async function makeCategory(key: string) {
  const { status, body } = await editor.call('POST', path, { body: { ...newCategory(key), description: blank } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test('W-03: a new category comes last, and is in the shop at once', async () => {
  const [first, second] = [await makeCategory('kettles'), await makeCategory('mixers')]
  expect(second.place).toBeGreaterThan(first.place)
  const shown = await callApi(shop.app, 'GET', '/api/products/categories/')
  expect(shown.body.map(({ name }: { name: string }) => name)).toEqual(['kettles', 'mixers'])
})

test.each<[string, object, string]>([
  ['a key with a blank', { key: 'big kettles' }, 'key'],
  ['no Arabic name', { name: { en: 'Kettles', ar: '' } }, 'name.ar'],
  ['a description in one language', { description: { en: 'x', ar: '' } }, 'description.ar'],
  ['a picture of nowhere', { image: 999_999 }, 'image'],
])('a category with %s is refused at its field', async (_, changes, field) => {
  const { status, body } = await editor.call('POST', path, {
    body: { ...newCategory('fine'), description: blank, ...changes },
  })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

test('a key is taken once', async () => {
  const category = { ...newCategory('once'), description: blank }
  const answers = await Promise.all([
    editor.call('POST', path, { body: category }),
    editor.call('POST', path, { body: category }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

describe('a change', () => {
  test('is in every process at the next look; products are found by the new name', async () => {
    const other = await openProcess(shop)
    const made = await makeCategory('irons')
    const product = await createProduct(shop.pool, { categoryId: made.id })
    const sent = { ...made, ...pictures, name: words('Smoothers') }
    expect((await editor.call('PUT', `${path}${made.id}/`, { body: sent })).body).toMatchObject({
      version: 2,
      name: words('Smoothers'),
    })
    const names = async () =>
      (await callApi(other.app, 'GET', '/api/products/categories/')).body.map(({ name }: { name: string }) => name)
    await expect.poll(names).toContain('Smoothers')
    const found = (await callApi(other.app, 'GET', '/api/products/?search=smoothers')).body.results
    expect(found.map(({ id }: { id: number }) => id)).toEqual([product.id])
    await other.close()
  })

  test('of two concurrent changes one is saved, the other is refused', async () => {
    const made = await makeCategory('fans')
    const change = (is_active: boolean) =>
      editor.call('PUT', `${path}${made.id}/`, { body: { ...made, ...pictures, is_active } })
    const answers = await Promise.all([change(false), change(false)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of a category that is not there is refused', async () => {
    const made = await makeCategory('gone')
    expect((await editor.call('PUT', `${path}999999/`, { body: { ...made, ...pictures } })).body.code).toBe(
      'category_not_found',
    )
  })
})

test('the order is changed as a whole, by who has seen it as it is', async () => {
  const list = async () => (await editor.call('GET', path)).body.results.map(({ id }: { id: number }) => id)
  const before: number[] = await list()
  const after = before.toReversed()
  expect((await editor.call('PUT', '/category-order/', { body: { before, after } })).body).toEqual({ ids: after })
  expect(await list()).toEqual(after)
  for (const wrong of [
    { before, after },
    { before: after, after: after.slice(1) },
    { before: after, after: after.with(0, 999_999) },
    { before: after, after: after.with(0, after[1] ?? 0) },
  ])
    expect((await editor.call('PUT', '/category-order/', { body: wrong })).body.code).toBe('order_changed')
  expect(await list()).toEqual(after)
})
