import { randomUUID } from 'node:crypto'
import { usualValues } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, nextPhone, signIn } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs } from '../../../../test/back-office.ts'
import { createCategory, createProduct, goodCheckout, words } from '../../../../test/factories.ts'

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  productId = (await createProduct(shop.pool, { variants: [{ price: 20_000, stock: 500 }] })).id
})
afterAll(() => shop.close())

const buy = (fields: object) =>
  callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${randomUUID()}`, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, phone: nextPhone(), product_id: productId, ...fields },
  })

describe('unseen texts', () => {
  test.each([
    { first_name: '\u200c' },
    { first_name: '\u061c' },
    { city: '\u200d\u200d\u200d' },
    { address: '\u200c\u200c\u200c\u200c\u200c\u200c' },
    { first_name: '\u0640' },
    { last_name: '\u3164' },
    { city: '\u2800\u2800\u2800' },
    { address: '\ufeff\u00ad\ufe0f\u{e0067}\u{e007f}\u00a0\t' },
  ])('an order of %j needs the field', async (fields) => {
    const { status, body } = await buy(fields)
    expect([status, body.errors]).toEqual([400, { [Object.keys(fields)[0] ?? '']: ['field is required'] }])
  })

  test.each([
    [{ address: '12 Tahrir St\tDokki' }, '12 Tahrir St Dokki'],
    [{ address: '12 Tahrir St\r\nDokki' }, '12 Tahrir St Dokki'],
    [{ first_name: 'Mona\tAdel' }, 'Mona Adel'],
    [{ last_name: '\u200fمحمد\u200f' }, 'محمد'],
    [{ notes: 'ring twice\u000bplease' }, 'ring twice\nplease'],
    [{ notes: 'ring\u2028twice\r\nplease\u200b' }, 'ring\ntwice\nplease'],
    [{ city: 'Nasr\u00a0City' }, 'Nasr City'],
  ])('an order of %j is placed', async (fields, stored) => {
    const { status, body } = await buy(fields)
    expect(status, JSON.stringify(body)).toBe(201)
    const { customer, address, notes } = body.order
    const [name = ''] = Object.keys(fields)
    expect({ ...customer, ...address, notes }[name]).toBe(stored)
  })

  test('a profile, and what staff name, are read the same', async () => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    const body = { first_name: 'Mona\tAdel', last_name: '\u200d' }
    const changed = await callApi(shop.app, 'PATCH', '/api/users/profile/me/', { token: access, body })
    expect(changed.body).toMatchObject({ first_name: 'Mona Adel', last_name: '' })
    const editor = await enterAs(shop, 'catalogue')
    const name = { en: '\u2060', ar: 'غلاية\u000b' }
    const category = { name, key: 'unseen', description: words('x'), is_active: true }
    const made = await editor.call('POST', '/categories/', {
      body: { ...category, image: null, cat_image: null, wall_image: null },
    })
    expect(made.body.errors).toEqual({ 'name.en': ['field is required'] })
    const product = { ...usualValues(), sku: 'UNSEEN-1', category: await createCategory(shop.pool), name }
    const plain = { price: 5, stock: 1 }
    const refused = await editor.call('POST', '/products/', { body: { ...product, colors: [], pictures: [], plain } })
    expect(refused.body.errors).toEqual({ 'name.en': ['field is required'] })
  })
})

test('a governorate is read as Egyptians write it', async () => {
  const { status, body } = await buy({ region: 'محافظه الاسكندرية\u200f' })
  expect([status, body.order?.address.region_code]).toEqual([201, 'EG-ALX'])
})

test.each([
  [250.00000000000003, 201, undefined],
  [249.99999999999997, 201, undefined],
  [250.001, 409, 'total_changed'],
  [250.01, 409, 'total_changed'],
])('a total that was shown as %d is answered by %d', async (expected_total, status, code) => {
  const answer = await buy({ expected_total })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})
