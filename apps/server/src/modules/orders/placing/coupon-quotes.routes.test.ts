import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProcess, type TestProcess } from '../../../../test/app.ts'
import { openStaffedShop, type StaffedShop } from '../../../../test/back-office.ts'
import { createProduct, goodCheckout, type MadeProduct, words } from '../../../../test/factories.ts'

let shop: StaffedShop
/** A process with limits. */
let limited: TestProcess
let product: MadeProduct
let serial = 0
let place = 0
beforeAll(async () => {
  shop = await openStaffedShop()
  limited = await openProcess(shop)
  product = await createProduct(shop.pool, { variants: [{ price: 33_333, stock: 900 }] })
})
afterAll(async () => {
  await limited.close()
  await shop.close()
})

async function createCoupon(given: object = {}): Promise<string> {
  serial += 1
  const terms = {
    code: `QUOTE${serial}`,
    kind: 'percent',
    percent: 10,
    amount: null,
    category_ids: [],
    name: words('Autumn'),
    min_subtotal: 0,
    starts_at: '2020-01-01T00:00:00.000Z',
    ends_at: '2090-01-01T00:00:00.000Z',
    max_uses: 10,
    max_uses_per_customer: 1,
    is_active: true,
    ...given,
  }
  const { status, body } = await shop.admin.call('POST', '/coupons/', { body: terms })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.code
}

/** Each test asks from an address of its own, because wrong codes are counted by address. */
const newAddress = () => {
  place += 1
  return `10.1.0.${place}`
}

async function ask(coupon_code: string, given: object = {}, from: { address?: string; session?: string } = {}) {
  const answer = await limited.app.inject({
    method: 'POST',
    url: `/api/orders/coupon-quotes/${from.session ? `?session_key=${from.session}` : ''}`,
    remoteAddress: from.address ?? newAddress(),
    payload: { coupon_code, product: { product_id: product.id }, ...given },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function fillCart(quantity: number): Promise<string> {
  const session = randomUUID()
  const { statusCode } = await limited.app.inject({
    method: 'POST',
    url: `/api/orders/cart-items/add_to_cart/?session_key=${session}`,
    payload: { product_id: product.id, quantity },
  })
  expect(statusCode).toBeLessThan(300)
  return session
}

describe('a quote', () => {
  test('of one product is what the order costs, and uses nothing', async () => {
    const code = await createCoupon()
    const region = goodCheckout.region
    const { status, body } = await ask(code.toLowerCase(), { region })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toEqual({
      coupon_code: code,
      subtotal: 333.33,
      discount: 33.33,
      delivery: 50,
      is_delivery_final: true,
      total: 350,
    })
    const { statusCode } = await limited.app.inject({
      method: 'POST',
      url: '/api/orders/buy-now/',
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...goodCheckout, product_id: product.id, coupon_code: code, expected_total: body.total },
    })
    expect(statusCode).toBe(201)
    const [row] = await shop.pool<{ used: number }[]>`select used from coupons where code = ${code}`
    expect(row?.used).toBe(1)
  })

  test('of a cart counts all its lines, with the lowest fee until the governorate is chosen', async () => {
    const code = await createCoupon({ kind: 'amount', percent: null, amount: 100.5 })
    const session = await fillCart(2)
    const { body } = await ask(code, { product: null }, { session })
    expect(body).toMatchObject({ subtotal: 666.66, discount: 100.5 })
    expect(body.total).toBe(Math.round((566.16 + body.delivery) * 100) / 100)
  })

  test('frees the delivery', async () => {
    const code = await createCoupon({ kind: 'free_delivery', percent: null })
    expect((await ask(code)).body).toMatchObject({ discount: 0, delivery: 0, is_delivery_final: true, total: 333.33 })
  })

  test('needs something to buy', async () => {
    const code = await createCoupon()
    expect((await ask(code, { product: null })).body.code).toBe('session_key_required')
    expect((await ask(code, { product: null }, { session: randomUUID() })).body.code).toBe('cart_not_found')
    const session = await fillCart(1)
    await shop.pool`delete from cart_lines where cart_id = (select id from carts where session_key = ${session})`
    expect((await ask(code, { product: null }, { session })).body.code).toBe('cart_empty')
    expect((await ask(code, { product: { product_id: 999_999_999 } })).body.code).toBe('product_not_found')
  })
})

describe('a code without a quote', () => {
  test('that is unknown, over or not begun has the same text; a right one tells its reason', async () => {
    const codes = [
      'NEVERMADE',
      await createCoupon({ ends_at: '2021-01-01T00:00:00.000Z' }),
      await createCoupon({ starts_at: '2089-01-01T00:00:00.000Z' }),
      await createCoupon({ is_active: false }),
    ]
    const answers = await Promise.all(codes.map((code) => ask(code)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.code).toBe('coupon_not_valid')
    const below = await createCoupon({ min_subtotal: 333.34 })
    expect((await ask(below)).body).toMatchObject({ code: 'coupon_minimum', details: { min: 333.34 } })
    const others = await createCoupon({ category_ids: [2_000_000] })
    expect((await ask(others)).body.code).toBe('coupon_not_for_products')
    const used = await createCoupon({ max_uses: 1 })
    await shop.pool`update coupons set used = 1 where code = ${used}`
    expect((await ask(used)).body.code).toBe('coupon_used_up')
  })

  test('may be typed wrong twelve times by one session, also while ordering; right codes do not count', async () => {
    const code = await createCoupon()
    const from = { session: await fillCart(1), address: newAddress() }
    for (let time = 0; time < 11; time += 1) {
      expect((await ask(code, {}, from)).status).toBe(200)
      expect((await ask(`WRONG${time}`, {}, from)).body.code).toBe('coupon_not_valid')
    }
    const order = await limited.app.inject({
      method: 'POST',
      url: `/api/orders/buy-now/?session_key=${from.session}`,
      remoteAddress: from.address,
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...goodCheckout, product_id: product.id, coupon_code: 'WRONG99' },
    })
    expect(order.json().code).toBe('coupon_not_valid')
    expect((await ask(code, {}, from)).status).toBe(429)
    expect((await ask(code, {}, { ...from, session: randomUUID() })).status).toBe(200)
  })

  test('may be typed wrong sixty times from one address', async () => {
    const code = await createCoupon()
    const address = newAddress()
    for (let time = 0; time < 60; time += 1) await ask(`FALSE${time}`, {}, { address })
    expect((await ask(code, {}, { address })).status).toBe(429)
    expect((await ask(code)).status).toBe(200)
  })
})
