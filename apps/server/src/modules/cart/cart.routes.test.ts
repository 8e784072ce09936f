import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Method = 'GET' | 'POST' | 'PATCH'

async function call(method: Method, path: string, key: string, payload?: unknown, language = 'en') {
  const answer = await shop.app.inject({
    method,
    url: `/api/orders/${path}?session_key=${key}`,
    headers: { 'accept-language': language, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const add = (key: string, payload: unknown, language?: string) =>
  call('POST', 'cart-items/add_to_cart/', key, payload, language)
const update = (key: string, payload: unknown) => call('PATCH', 'cart-items/update_quantity/', key, payload)
const remove = (key: string, payload: unknown) => call('POST', 'cart-items/remove_from_cart/', key, payload)
const read = (key: string) => call('GET', 'cart/current/', key)

describe('a cart', () => {
  test('is empty for a new key, and reading it makes no row', async () => {
    const key = randomUUID()
    const { status, body } = await read(key)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: null,
      session_key: key,
      items: [],
      item_count: 0,
      subtotal: 0,
      delivery: 0,
      total: 0,
    })
    expect(await shop.pool`select from carts where session_key = ${key}`).toHaveLength(0)
  })

  test('holds what is put in, once for each product and color', async () => {
    const key = randomUUID()
    const product = await createProduct(shop.pool, {
      variants: [
        { hex: '#111111', price: 12_050, stock: 5 },
        { hex: '#eeeeee', price: 13_000 },
      ],
    })
    await add(key, { product_id: product.id })
    await add(key, { product_id: product.id, quantity: 2, color_id: product.variantIds[0] })
    const { status, body } = await add(key, { product_id: product.id, color_id: product.variantIds[1] })
    expect(status).toBe(200)
    expect(body.items.map((item: Cart['items'][number]) => [item.color_id, item.quantity, item.line_total])).toEqual([
      [product.variantIds[0], 3, 361.5],
      [product.variantIds[1], 1, 130],
    ])
    expect(body).toMatchObject({ item_count: 4, subtotal: 491.5, delivery: 50, total: 541.5 })
  })

  test('takes the first color in stock when none is named', async () => {
    const product = await createProduct(shop.pool, {
      variants: [
        { hex: '#111111', stock: 0 },
        { hex: '#eeeeee', stock: 2 },
      ],
    })
    const { body } = await add(randomUUID(), { product_id: product.id })
    expect(body.items[0]).toMatchObject({ color_id: product.variantIds[1], color_hex: '#eeeeee' })
  })

  test('O-08: delivery is free above 500 EGP', async () => {
    const product = await createProduct(shop.pool, { variants: [{ price: 50_001 }] })
    expect((await add(randomUUID(), { product_id: product.id })).body).toMatchObject({
      subtotal: 500.01,
      delivery: 0,
      total: 500.01,
    })
  })

  test('never holds more than the stock, and says how many there are', async () => {
    const key = randomUUID()
    const product = await createProduct(shop.pool, { nameEn: 'Kettle', variants: [{ stock: 3 }] })
    await add(key, { product_id: product.id, quantity: 2 })
    const refused = await add(key, { product_id: product.id, quantity: 2 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', details: { available: 3, product: 'Kettle' } },
    })
    expect(refused.body.detail).toBe(
      'Only 3 of "Kettle" in stock, those in your cart included. Please lower the quantity.',
    )
    expect((await read(key)).body.item_count).toBe(2)
  })

  test('C-09: quantity changes; 0 or less takes the line out', async () => {
    const key = randomUUID()
    const product = await createProduct(shop.pool, { variants: [{ stock: 4 }] })
    const line = (await add(key, { product_id: product.id })).body.items[0].id
    expect((await update(key, { cartitem_id: line, quantity: 4 })).body.item_count).toBe(4)
    expect(await update(key, { cartitem_id: line, quantity: 5 })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock' },
    })
    expect((await update(key, { cartitem_id: line, quantity: 0 })).body.items).toEqual([])
    expect(await update(key, { cartitem_id: line, quantity: 1 })).toMatchObject({
      status: 404,
      body: { code: 'cart_line_not_found' },
    })
  })

  test('lines are removed one by one or all at once', async () => {
    const key = randomUUID()
    const first = await createProduct(shop.pool)
    const second = await createProduct(shop.pool)
    const line = (await add(key, { product_id: first.id })).body.items[0].id
    const { body } = await add(key, { product_id: second.id })
    expect((await remove(key, { cartitem_id: line })).body.items).toHaveLength(1)
    expect(await call('POST', `cart/${body.id}/clear/`, key)).toMatchObject({
      status: 200,
      body: { items: [], total: 0 },
    })
  })

  test('belongs to those who know its key: to others it is not there', async () => {
    const mine = randomUUID()
    const other = randomUUID()
    const product = await createProduct(shop.pool)
    const { body } = await add(mine, { product_id: product.id })
    await add(other, { product_id: product.id })
    const line = body.items[0].id
    expect((await update(other, { cartitem_id: line, quantity: 2 })).status).toBe(404)
    expect((await remove(other, { cartitem_id: line })).status).toBe(404)
    expect((await call('POST', `cart/${body.id}/clear/`, other)).status).toBe(404)
    expect((await read(mine)).body.items).toHaveLength(1)
  })

  test('says what is wrong with a line instead of dropping it', async () => {
    const key = randomUUID()
    const gone = await createProduct(shop.pool)
    const sold = await createProduct(shop.pool, { variants: [{ stock: 3 }] })
    await add(key, { product_id: gone.id })
    await add(key, { product_id: sold.id, quantity: 3 })
    await shop.pool`update products set is_active = false where id = ${gone.id}`
    await shop.pool`insert into stock_movements (variant_id, units, reason) values (${sold.variantIds[0] ?? 0}, -2, 'correction')`
    await shop.pool`update variants set regular_price_piastres = 90000 where product_id = ${sold.id}`
    const { items } = (await read(key)).body
    expect(items[0]).toMatchObject({ available: false, message: expect.stringContaining('not available any more') })
    expect(items[1]).toMatchObject({
      available: false,
      stock: 1,
      seen_price: 1000,
      message: expect.stringContaining('Only 1 left'),
    })
    expect(items[1].product.price).toBe(900)
  })

  test('adding in parallel gives one line and correct stock', async () => {
    const key = randomUUID()
    const product = await createProduct(shop.pool, { variants: [{ stock: 10 }] })
    const answers = await Promise.all(Array.from({ length: 25 }, () => add(key, { product_id: product.id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const { items } = (await read(key)).body
    expect(items).toHaveLength(1)
    expect(items[0].quantity).toBe(10)
  })
})

describe('ids and quantities as text of digits, as the first clients of the shop send them', () => {
  test('put in, change, and take out a line', async () => {
    const key = randomUUID()
    const product = await createProduct(shop.pool, { variants: [{ hex: '#111111', stock: 5 }] })
    const added = await add(key, {
      product_id: String(product.id),
      color_id: String(product.variantIds[0]),
      quantity: '2',
    })
    expect(added).toMatchObject({ status: 200, body: { item_count: 2 } })
    const line = String(added.body.items[0].id)
    expect(await update(key, { cartitem_id: line, quantity: '4' })).toMatchObject({
      status: 200,
      body: { item_count: 4 },
    })
    expect((await remove(key, { cartitem_id: line })).body.items).toEqual([])
    const again = String((await add(key, { product_id: String(product.id) })).body.items[0].id)
    expect((await update(key, { cartitem_id: again, quantity: '-1' })).body.items).toEqual([])
  })

  test.each(['', ' 1', '1.0', '0x1', '1e1', '+1', '٣', '9'.repeat(30)])('%j is no id', async (productId) => {
    const { status, body } = await add(randomUUID(), { product_id: productId })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.errors.product_id).toHaveLength(1)
  })
})

describe('a cart that is not known yet', () => {
  test.each(['', '999999'])('is cleared under the id %j and is empty', async (id) => {
    const key = randomUUID()
    expect(await call('POST', `cart/${id}/clear/`, key)).toMatchObject({
      status: 200,
      body: { id: null, items: [], item_count: 0, total: 0 },
    })
    expect(await shop.pool`select from carts where session_key = ${key}`).toHaveLength(0)
  })

  test('is the cart of the key where there is one', async () => {
    const key = randomUUID()
    const { id } = await createProduct(shop.pool)
    await add(key, { product_id: id })
    expect((await call('POST', 'cart/999999/clear/', key)).body.item_count).toBe(1)
    expect((await call('POST', 'cart//clear/', key)).body.items).toEqual([])
    expect((await read(key)).body.items).toEqual([])
  })

  test('has an id of digits or none', async () => {
    expect((await call('POST', 'cart/abc/clear/', randomUUID())).status).toBe(400)
  })
})

test('what is sold out is not available now, in both languages', async () => {
  const key = randomUUID()
  const product = await createProduct(shop.pool, { variants: [{ stock: 1 }] })
  const line = (await add(key, { product_id: product.id })).body.items[0].id
  await shop.pool`insert into stock_movements (variant_id, units, reason) values (${product.variantIds[0] ?? 0}, -1, 'correction')`
  const refusal = { status: 409, body: { code: 'product_unavailable', details: { available: 0 } } }
  const refused = await add(key, { product_id: product.id })
  expect(refused).toMatchObject(refusal)
  expect(refused.body.detail).toBe('This product is not available now.')
  expect((await add(key, { product_id: product.id }, 'ar')).body.detail).toBe('هذا المنتج غير متوفر حاليًا.')
  expect(await update(key, { cartitem_id: line, quantity: 2 })).toMatchObject(refusal)
})

describe('bad input', () => {
  test.each([-1, 0, 1.5, 1e9, 'abc', null, [], true])('a quantity of %j is refused', async (quantity) => {
    const product = await createProduct(shop.pool)
    const { status, body } = await add(randomUUID(), { product_id: product.id, quantity })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation_failed', errors: { quantity: [expect.any(String)] } })
  })

  test.each([0, -5, 1.5, 'x', 2_147_483_648, 1e300, true, [], {}, null])(
    'a product id of %j is refused',
    async (productId) => {
      const { status, body } = await add(randomUUID(), { product_id: productId })
      expect(status).toBe(400)
      expect(body.errors.product_id).toHaveLength(1)
    },
  )

  test('unknown products and colors of other products are refused', async () => {
    const product = await createProduct(shop.pool, { variants: [{ hex: '#111111' }] })
    const other = await createProduct(shop.pool, { variants: [{ hex: '#222222' }] })
    expect(await add(randomUUID(), { product_id: 999_999 })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
    const refused = await add(randomUUID(), { product_id: product.id, color_id: other.variantIds[0] }, 'ar')
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'color_not_of_product', detail: 'هذا المنتج غير متوفر بهذا اللون.' },
    })
  })

  test('a session key must be there and be a UUID', async () => {
    expect(await read('nonsense')).toMatchObject({ status: 400, body: { errors: { session_key: ['must be a UUID'] } } })
    const answer = await shop.app.inject({ url: '/api/orders/cart/current/' })
    expect(answer.json()).toMatchObject({ code: 'session_key_required' })
  })
})

test('an address creates a limited number of carts an hour, and can use its existing ones', async () => {
  await using opened = new AsyncDisposableStack()
  const limits = { ...testConfig.limits, ordersPerHour: 1 }
  const strict = opened.adopt(await openTestShop({ config: { limits } }), (given) => given.close())
  const { id } = await createProduct(strict.pool)
  const begin = async (key: string, remoteAddress: string) => {
    const url = `/api/orders/cart-items/add_to_cart/?session_key=${key}`
    const answer = await strict.app.inject({ method: 'POST', url, payload: { product_id: id }, remoteAddress })
    return answer.statusCode
  }
  const mine = Array.from({ length: 5 }, () => randomUUID())
  for (const key of mine) expect(await begin(key, '10.0.0.1')).toBe(200)
  expect(await begin(randomUUID(), '10.0.0.1')).toBe(429)
  expect(await begin(mine[0] ?? '', '10.0.0.1')).toBe(200)
  expect(await begin(randomUUID(), '10.0.0.2')).toBe(200)
})
