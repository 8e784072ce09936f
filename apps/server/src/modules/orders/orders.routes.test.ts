import { randomUUID } from 'node:crypto'
import type { Order } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../test/factories.ts'
import { advanceOrder } from './order-life.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ connections: 12 })
})
afterAll(() => shop.close())

async function buyNow(fields: object, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/buy-now/',
    headers: { 'idempotency-key': randomUUID(), ...headers },
    payload: { ...goodCheckout, ...fields },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function cancel(order: Order, accessToken: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/cancel/?access_token=${accessToken}`,
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function stockOf(variantId: number | undefined) {
  const [row] = await shop.pool<{ stock: number }[]>`select stock from variants where id = ${variantId ?? 0}`
  return row?.stock
}

describe('buy now', () => {
  test('orders one product in its color and size', async () => {
    const product = await createProduct(shop.pool, {
      variants: [
        { hex: '#111111', price: 90_000, stock: 4 },
        { hex: '#eeeeee', price: 95_000, stock: 4 },
      ],
    })
    await shop.pool`update products set sizes = ${shop.pool.json([{ en: '5 L', ar: '5 لتر' }])} where id = ${product.id}`
    const choice = { product_id: product.id, color_id: product.variantIds[1], size: '5 لتر', quantity: 2 }
    const { status, body } = await buyNow(choice, { 'accept-language': 'ar' })
    expect(status).toBe(201)
    expect(body.order).toMatchObject({
      total: 1900,
      items: [{ color_hex: '#eeeeee', size: '5 لتر', quantity: 2, unit_price: 950 }],
    })
    expect(await stockOf(product.variantIds[1])).toBe(2)
  })

  test('needs a color where the product has colors, and only its own', async () => {
    const product = await createProduct(shop.pool, { variants: [{ hex: '#111111' }] })
    const other = await createProduct(shop.pool, { variants: [{ hex: '#222222' }] })
    expect(await buyNow({ product_id: product.id })).toMatchObject({
      status: 400,
      body: {
        code: 'color_required',
        detail: 'Please select a color for the product before proceeding',
        errors: { color_id: [expect.any(String)] },
      },
    })
    expect(await buyNow({ product_id: product.id, color_id: other.variantIds[0] })).toMatchObject({
      status: 400,
      body: { code: 'color_not_of_product' },
    })
    expect(await buyNow({ product_id: product.id, color_id: product.variantIds[0], size: '9 L' })).toMatchObject({
      status: 400,
      body: { code: 'size_not_of_product' },
    })
    expect(await buyNow({ product_id: 999_999 })).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  })

  test('leaves the cart alone, and never sells more than there is', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 2 }] })
    const key = randomUUID()
    const cartUrl = `/api/orders/cart-items/add_to_cart/?session_key=${key}`
    await shop.app.inject({ method: 'POST', url: cartUrl, payload: { product_id: product.id } })
    expect((await buyNow({ product_id: product.id })).status).toBe(201)
    expect(await buyNow({ product_id: product.id, quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock' },
    })
    const cart = await shop.app.inject({ url: `/api/orders/cart/current/?session_key=${key}` })
    expect(cart.json().items).toHaveLength(1)
  })

  test('asked twice with one key is one order', async () => {
    const product = await createProduct(shop.pool)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyNow({ product_id: product.id }, headers)))
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await stockOf(product.variantIds[0])).toBe(4)
  })
})

describe('an order', () => {
  test('that is not on its way is cancelled, and its stock is back, once', async () => {
    const product = await createProduct(shop.pool, { variants: [{ stock: 5 }] })
    const { body } = await buyNow({ product_id: product.id, quantity: 3 })
    expect(await stockOf(product.variantIds[0])).toBe(2)
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(body.order, body.access_token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(done?.body).toMatchObject({
      status: 'cancelled',
      timeline: [{ status: 'processing' }, { status: 'cancelled' }],
    })
    expect(await stockOf(product.variantIds[0])).toBe(5)
  })

  test('that is on its way is not cancelled any more', async () => {
    const product = await createProduct(shop.pool)
    const { body } = await buyNow({ product_id: product.id })
    await advanceOrder(shop.pool, shop.deps, body.order.id, 'ship')
    expect(await cancel(body.order, body.access_token)).toMatchObject({
      status: 409,
      body: { code: 'order_step_refused', details: { status: 'in_transit' } },
    })
    await advanceOrder(shop.pool, shop.deps, body.order.id, 'deliver')
    expect(await stockOf(product.variantIds[0])).toBe(4)
    const { order } = await advanceOrder(shop.pool, shop.deps, body.order.id, 'return', {
      note: 'Opened, with a fault',
    })
    expect(order.status).toBe('returned')
    expect(await stockOf(product.variantIds[0])).toBe(5)
  })

  test('is cancelled only by those who may see it', async () => {
    const product = await createProduct(shop.pool)
    const { body } = await buyNow({ product_id: product.id })
    expect((await cancel(body.order, 'guess')).status).toBe(404)
    const opened = await shop.app.inject({ url: `/api/orders/${body.order.id}/?access_token=${body.access_token}` })
    expect(opened.json().status).toBe('processing')
  })

  test('list is for those who are signed in', async () => {
    expect((await shop.app.inject({ url: '/api/orders/' })).statusCode).toBe(401)
  })
})

describe('the key of a guest without a session key', () => {
  const send = async (address: string, key: string, fields: object) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/buy-now/',
      remoteAddress: address,
      headers: { 'idempotency-key': key },
      payload: { ...goodCheckout, ...fields },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('gives the first answer to the same guest, and nothing to another guest with the same key and body', async () => {
    const { id } = await createProduct(shop.pool)
    const key = randomUUID()
    const first = await send('41.30.0.1', key, { product_id: id })
    expect(first.status).toBe(201)
    expect(await send('41.30.0.1', key, { product_id: id })).toEqual(first)
    const stranger = await send('41.30.0.2', key, { product_id: id })
    expect(stranger).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    expect(JSON.stringify(stranger.body)).not.toContain(first.body.access_token)
  })

  test('is their own: another phone with the same key gets an order of its own', async () => {
    const { id } = await createProduct(shop.pool)
    const key = randomUUID()
    const first = await send('41.30.0.3', key, { product_id: id })
    const other = await send('41.30.0.3', key, { product_id: id, phone: '01112345679' })
    expect([first.status, other.status]).toEqual([201, 201])
    expect(other.body.order.id).not.toBe(first.body.order.id)
  })
})
