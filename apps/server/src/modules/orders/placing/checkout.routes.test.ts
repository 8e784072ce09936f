import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { isLongRun } from '../../../../test/long-run.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ connections: 20 })
})
afterAll(() => shop.close())

async function fillCart(productId: number, quantity = 1): Promise<string> {
  const key = randomUUID()
  await shop.app.inject({
    method: 'POST',
    url: `/api/orders/cart-items/add_to_cart/?session_key=${key}`,
    payload: { product_id: productId, quantity },
  })
  return key
}

async function checkOut(key: string, fields: object = {}, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/checkout/?session_key=${key}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    payload: { ...goodCheckout, ...fields },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function stockOf(productId: number) {
  const rows = await shop.pool<{ stock: number; counted: number }[]>`
    select v.stock, (select sum(units)::integer from stock_movements m where m.variant_id = v.id) as counted
    from variants v where product_id = ${productId}`
  return { ...rows[0] }
}

describe('a cash checkout', () => {
  test('places the order, takes the stock and empties the cart', async () => {
    const product = await createProduct(shop.pool, {
      nameEn: 'Blender',
      nameAr: 'خلاط',
      variants: [{ price: 20_000, stock: 5, hex: '#111111' }],
    })
    const key = await fillCart(product.id, 2)
    const { status, body } = await checkOut(key, { apartment: '4', notes: 'Call first', expected_total: 450 })
    expect(status).toBe(201)
    expect(body.payment).toBeNull()
    expect(body.order).toMatchObject({
      number: expect.stringMatching(/^NW-\d{6,}$/),
      status: 'processing',
      payment_method: 'cash',
      payment_status: 'unpaid',
      subtotal: 400,
      delivery: 50,
      total: 450,
      currency: 'EGP',
      customer: { first_name: 'Mona', last_name: 'Salem', phone: '+201012345678' },
      address: { city: 'Dokki', region: 'Giza', region_code: 'EG-GZ', apartment: '4' },
      timeline: [{ status: 'processing' }],
      items: [{ product: { name: 'Blender' }, unit_price: 200, quantity: 2, line_total: 400, color_hex: '#111111' }],
    })
    expect(await stockOf(product.id)).toEqual({ stock: 3, counted: 3 })
    const cart = await shop.app.inject({ url: `/api/orders/cart/current/?session_key=${key}` })
    expect(cart.json().items).toEqual([])
  })

  test('the order opens to its access token alone, in either language', async () => {
    const product = await createProduct(shop.pool, { nameEn: 'Iron', nameAr: 'مكواة' })
    const { body } = await checkOut(await fillCart(product.id))
    const open = (id: string, query: string) => shop.app.inject({ url: `/api/orders/${id}/${query}` })
    const token = `?access_token=${body.access_token}`
    const facts = { invoice: null, change_request: null, refunded: 0 }
    expect((await open(body.order.id, token)).json()).toEqual({ ...body.order, ...facts })
    expect((await open(body.order.id, `${token}&lang=ar`)).json().items[0].product.name).toBe('مكواة')
    for (const query of ['', '?access_token=', '?access_token=guess', `${token}x`])
      expect((await open(body.order.id, query)).statusCode).toBe(404)
    expect((await open(randomUUID(), token)).statusCode).toBe(404)
    expect((await open('not-an-id', token)).statusCode).toBe(400)
  })

  test('is not changed by later changes of the catalogue', async () => {
    const product = await createProduct(shop.pool, { nameEn: 'Fan', variants: [{ price: 60_000 }] })
    const { body } = await checkOut(await fillCart(product.id))
    await shop.pool`update products set name_en = 'Renamed' where id = ${product.id}`
    await shop.pool`update variants set regular_price_piastres = 1 where product_id = ${product.id}`
    const order = (
      await shop.app.inject({ url: `/api/orders/${body.order.id}/?access_token=${body.access_token}` })
    ).json()
    expect(order.items[0]).toMatchObject({ product: { name: 'Fan' }, unit_price: 600 })
  })
})

describe('the same order twice', () => {
  test('gives a first answer again that the version before has saved', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const key = await fillCart((await createProduct(shop.pool)).id)
    const first = await checkOut(key, {}, headers)
    await shop.pool`update idempotent_answers set answer = answer #- '{order,can_pay_in_cash}' where key = ${headers['idempotency-key']}`
    expect(await checkOut(key, {}, headers)).toEqual(first)
  })

  test('gives the first answer again, also when asked at the same time', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 9 }] })
    const key = await fillCart(product.id)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(key, {}, headers)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order.id} ${body.access_token}`)).size).toBe(1)
    expect(await stockOf(product.id)).toEqual({ stock: 8, counted: 8 })
  })

  test('with another body is refused', async () => {
    const product = await createProduct(shop.pool)
    const key = await fillCart(product.id)
    const headers = { 'idempotency-key': randomUUID() }
    await checkOut(key, {}, headers)
    expect(await checkOut(key, { city: 'Cairo' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test("another shopper's key of the same text is another key", async () => {
    const product = await createProduct(shop.pool)
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await checkOut(await fillCart(product.id), {}, headers),
      await checkOut(await fillCart(product.id), {}, headers),
    ]
    expect(first.body.order.id).not.toBe(second.body.order.id)
  })
})

describe('the last unit', () => {
  const buyers = isLongRun ? 200 : 60

  test(`is sold once to ${buyers} buyers at the same time`, async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 1 }] })
    const keys = await Promise.all(Array.from({ length: buyers }, () => fillCart(product.id)))
    const answers = await Promise.all(keys.map((key) => checkOut(key)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers - 1)
    expect(await stockOf(product.id)).toEqual({ stock: 0, counted: 0 })
    expect(await shop.pool`select from order_lines where product_id = ${product.id}`).toHaveLength(1)
  })

  test('two carts that hold the same things in other orders never block each other', async () => {
    const [first, second] = [
      await createProduct(shop.pool, { variants: [{ stock: 99 }] }),
      await createProduct(shop.pool, { variants: [{ stock: 99 }] }),
    ]
    const carts = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [one, two] = index % 2 ? [first, second] : [second, first]
        const key = await fillCart(one.id)
        const payload = { product_id: two.id }
        await shop.app.inject({
          method: 'POST',
          url: `/api/orders/cart-items/add_to_cart/?session_key=${key}`,
          payload,
        })
        return key
      }),
    )
    const answers = await Promise.all(carts.map((key) => checkOut(key)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await stockOf(first.id)).toEqual({ stock: 79, counted: 79 })
  })
})

describe('is refused', () => {
  test('for a cart that is not there, or empty', async () => {
    expect(await checkOut(randomUUID())).toMatchObject({
      status: 404,
      body: {
        code: 'cart_not_found',
        detail: 'Your cart could not be found. Please try refreshing the page or adding items again.',
      },
    })
    const product = await createProduct(shop.pool)
    const key = await fillCart(product.id)
    await checkOut(key)
    expect(await checkOut(key)).toMatchObject({
      status: 409,
      body: { code: 'cart_empty', detail: 'Your cart is empty. Please add items to your cart before checkout.' },
    })
  })

  test('when a product is gone, too few are left, or the total has changed: and nothing is taken', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 2, price: 20_000 }] })
    const key = await fillCart(product.id, 2)
    expect(await checkOut(key, { expected_total: 400 })).toMatchObject({
      status: 409,
      body: {
        code: 'total_changed',
        details: { total: 450 },
        detail: 'The total is now EGP\u00a0450. Please look at the order again before you place it.',
      },
    })
    await shop.pool`insert into stock_movements (variant_id, units, reason) values (${product.variantIds[0] ?? 0}, -1, 'correction')`
    expect(await checkOut(key)).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', details: { available: 1 } },
    })
    await shop.pool`update products set is_active = false where id = ${product.id}`
    expect(await checkOut(key)).toMatchObject({ status: 409, body: { code: 'cart_line_unavailable' } })
    expect(await stockOf(product.id)).toEqual({ stock: 1, counted: 1 })
  })

  test('without a session key or a login: there is no cart to use', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/checkout/',
      headers: { 'idempotency-key': randomUUID() },
      payload: goodCheckout,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'session_key_required' })
  })

  test('without an Idempotency-Key', async () => {
    const product = await createProduct(shop.pool)
    expect(await checkOut(await fillCart(product.id), {}, { 'idempotency-key': '' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_required' },
    })
  })

  test('with every wrong field named, in the language of the request', async () => {
    const fields = {
      first_name: ' ',
      last_name: 'x'.repeat(61),
      phone: '19319',
      address: 'a\u0000b',
      city: 7,
      region: 'Atlantis',
      payment_method: 'gold',
    }
    const { status, body } = await checkOut(randomUUID(), fields, { 'accept-language': 'ar' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation_failed', detail: 'من فضلك راجع الحقول المحددة.' })
    expect(Object.keys(body.errors).sort()).toEqual(Object.keys(fields).sort())
    expect(body.errors).toMatchObject({ first_name: ['هذا الحقل مطلوب'], phone: ['من فضلك أدخل رقم موبايل صحيح'] })
  })
})
