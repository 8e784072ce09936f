import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { type Answer, type CardShop, openCardShop, openImpatientProcess } from '../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)

describe('an order by card', () => {
  test('waits for its money with its stock taken, and says where to pay', async () => {
    const product = await createProduct(shop.pool, { variants: [{ price: 124_990, stock: 3 }] })
    const { status, body } = await shop.buy(product.id)
    expect(status).toBe(201)
    expect(body.order).toMatchObject({
      status: 'pending_payment',
      payment_method: 'card',
      payment_status: 'pending',
      total: 1249.9,
      timeline: [{ status: 'pending_payment' }],
    })
    const expiresAt = new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString()
    expect(body.payment).toEqual({ id: uuid, redirect_url: expect.any(String), expires_at: expiresAt })
    expect(body.payment.redirect_url).toMatch(
      /\/unifiedcheckout\/\?publicKey=egy_pk_test_public&clientSecret=egy_csk_test_\d+$/,
    )
    expect(await shop.stockOf(product.id)).toBe(2)
  })

  test('asks the provider for what is due, and no more of the shopper than it needs', async () => {
    const product = await createProduct(shop.pool, { variants: [{ price: 124_990 }] })
    const { body } = await shop.buy(product.id, { apartment: '4' })
    const request = shop.paymob.requests.findLast(({ path }) => path === '/v1/intention/')
    expect(request?.authorization).toBe('Token egy_sk_test_secret')
    expect(request?.body).toEqual({
      amount: 124_990,
      currency: 'EGP',
      payment_methods: [1001],
      billing_data: expect.objectContaining({
        first_name: 'Mona',
        last_name: 'Salem',
        phone_number: '+201012345678',
        country: 'EG',
        state: 'Giza',
        email: 'NA',
        building: 'NA',
        apartment: '4',
      }),
      special_reference: `${body.payment.id}_1`,
      expiration: 1800,
      notification_url: `${shop.origin}/api/payments/webhooks/paymob/`,
      redirection_url: `${shop.origin}/api/payments/return/paymob/`,
    })
  })

  test('from a cart is the same', async () => {
    const product = await createProduct(shop.pool)
    const key = randomUUID()
    await shop.call('POST', `/api/orders/cart-items/add_to_cart/?session_key=${key}`, { product_id: product.id })
    const fields = { ...goodCheckout, payment_method: 'card' }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body } = await shop.call('POST', `/api/orders/checkout/?session_key=${key}`, fields, headers)
    expect(status).toBe(201)
    expect(body).toMatchObject({ order: { status: 'pending_payment' }, payment: { id: uuid } })
  })

  test('is paid once the provider confirms it, once, and the shopper gets a message', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid')
    const paid = await shop.getOrder(order)
    expect(paid).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(paid.timeline.map(({ status }) => status)).toEqual(['pending_payment', 'processing'])
    const sent = async () => (await shop.messages()).filter((text) => text.includes(paid.number))
    await expect
      .poll(sent)
      .toEqual([
        expect.stringContaining('is waiting for your payment until'),
        expect.stringContaining('we have your payment of 1,000 EGP'),
      ])
  })
})

describe('asked twice', () => {
  test('at the same time is one order, one attempt and one page', async () => {
    const product = await createProduct(shop.pool)
    const before = shop.paymob.count('/v1/intention/')
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.buy(product.id, {}, headers)))
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${body.order.id} ${body.payment.redirect_url}`)).size,
    ).toBe(1)
    expect(shop.paymob.count('/v1/intention/') - before).toBe(1)
    expect(await shop.stockOf(product.id)).toBe(4)
  })

  test('after the provider was down completes what was missing', async () => {
    const product = await createProduct(shop.pool)
    const headers = { 'idempotency-key': randomUUID() }
    shop.paymob.spoil('/v1/intention/', { status: 500, body: {} })
    const failed = await shop.buy(product.id, {}, headers)
    expect(failed).toMatchObject({
      status: 502,
      body: {
        code: 'payment_provider_failed',
        detail: 'The payment page could not be opened. Your order is kept: please try to pay again in a moment.',
        details: { order_id: uuid, access_token: expect.any(String) },
      },
    })
    expect(await shop.stockOf(product.id)).toBe(4)
    const { order_id: id, access_token: token } = failed.body.details
    expect(await shop.getOrder({ id, token })).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
    const again = await shop.buy(product.id, {}, headers)
    expect(again).toMatchObject({ status: 201, body: { order: { id }, access_token: token, payment: { id: uuid } } })
    expect(await shop.paymentsOf(id)).toHaveLength(1)
  })

  test('after the answer was lost asks under another name, because the first may be taken', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const product = await createProduct(shop.pool)
    shop.paymob.spoil('/v1/intention/', 'deaf')
    expect((await shop.buy(product.id, {}, headers)).status).toBe(502)
    const { body } = await shop.buy(product.id, {}, headers)
    const names = shop.paymob.requests.slice(-2).map((request) => request.body.special_reference)
    expect(names).toEqual([`${body.payment.id}_1`, `${body.payment.id}_2`])
  })
})

test.each([
  ['a refusal', { status: 404, body: { detail: 'Integration ID/Name does not exist' } }],
  ['a missing field', { status: 400, body: { billing_data: { phone_number: ['This field is required.'] } } }],
  ['a wrong key', { status: 401, body: { detail: 'Invalid token.' } }],
  ['an answer without a secret', { status: 201, body: { id: 'pi_test_1', intention_order_id: 1 } }],
  ['no JSON', 'garbled'],
  ['a dead line', 'dropped'],
] as const)('%s of the provider keeps the order, to be paid later', async (_name, fault) => {
  const product = await createProduct(shop.pool)
  shop.paymob.spoil('/v1/intention/', fault)
  await expectPaidLater(await shop.buy(product.id))
})

test('no answer in time of the provider keeps the order, to be paid later', async () => {
  const product = await createProduct(shop.pool)
  const neighbour = await openImpatientProcess(shop)
  shop.paymob.spoil('/v1/intention/', 'silent')
  const failed = await callApi(neighbour.app, 'POST', '/api/orders/buy-now/', {
    body: { ...goodCheckout, payment_method: 'card', product_id: product.id },
    headers: { 'idempotency-key': randomUUID() },
  })
  await neighbour.close()
  shop.paymob.forgive('/v1/intention/')
  await expectPaidLater(failed)
})

async function expectPaidLater(failed: Pick<Answer, 'status' | 'body'>): Promise<void> {
  expect(failed).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
  const { order_id: id, access_token: token } = failed.body.details
  const paid = await shop.call('POST', `/api/orders/${id}/pay/?access_token=${token}`)
  expect(paid).toMatchObject({ status: 200, body: { id: uuid, redirect_url: expect.stringContaining('clientSecret') } })
}

test('a shop without a provider takes no cards, and takes nothing for the try', async () => {
  const closed = await openCardShop({ payments: { kind: 'none' } })
  const product = await createProduct(closed.pool)
  expect(await closed.buy(product.id)).toMatchObject({
    status: 409,
    body: { code: 'payment_method_unavailable', errors: { payment_method: [expect.any(String)] } },
  })
  expect(await closed.stockOf(product.id)).toBe(5)
  expect((await closed.call('POST', '/api/payments/webhooks/paymob/?hmac=0', {})).status).toBe(404)
  await closed.close()
})
