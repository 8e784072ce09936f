import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { type CardShop, openCardShop, openImpatientProcess } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const payPath = (order: { id: string; token: string }) => `/api/orders/${order.id}/pay/?access_token=${order.token}`
const pay = (order: { id: string; token: string }) => shop.call('POST', payPath(order))

test('paying again leads to the same page while it still counts', async () => {
  const order = await shop.placeOrder()
  const { status, body } = await pay(order)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: order.paymentId, redirect_url: order.redirectUrl })
})

test('paying again after a decline is a new attempt, within the time of the order', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'declined')
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
  shop.clock.pass(10)
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(order)))
  const [{ body } = { body: null }] = answers
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(body.id).not.toBe(order.paymentId)
  expect(shop.paymob.requests.at(-1)?.body).toMatchObject({ expiration: 1200 })
  expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'pending' })
})

test.each([
  [
    'is paid',
    async (order: Awaited<ReturnType<CardShop['placeOrder']>>) => void (await shop.settle(order, 'paid')),
    'processing',
  ],
  [
    'is cancelled',
    async (order: { id: string; token: string }) =>
      void (await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)),
    'cancelled',
  ],
  ['has waited too long', async () => shop.clock.pass(30), 'pending_payment'],
] as const)('paying again is refused when the order %s', async (_name, change, status) => {
  const order = await shop.placeOrder()
  await change(order)
  expect(await pay(order)).toMatchObject({
    status: 409,
    body: { code: 'order_step_refused', details: { status } },
  })
})

test('paying again is refused when the order is cancelled while its page is being opened', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'declined')
  const asked = shop.paymob.count('/v1/intention/')
  shop.paymob.spoil('/v1/intention/', 'silent')
  const first = pay(order)
  await expect.poll(() => shop.paymob.count('/v1/intention/')).toBe(asked + 1)
  const second = pay(order)
  await shop.getOrder(order)
  await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
  expect(await second).toMatchObject({
    status: 409,
    body: { code: 'order_step_refused', details: { status: 'cancelled' } },
  })
  shop.paymob.hangUp()
  expect((await first).status).toBe(502)
})

test('paying again has to wait while another process opens the page, and says so when that takes too long', async () => {
  const order = await shop.placeOrder()
  const longer = new Date(shop.clock.now.getTime() + 60_000)
  await shop.pool`
    update payments set redirect_url = null, provider_order_id = null, opening_until = ${longer} where id = ${order.paymentId}`
  const neighbour = await openImpatientProcess(shop)
  const waiting = await callApi(neighbour.app, 'POST', payPath(order))
  expect(waiting).toMatchObject({ status: 409, body: { code: 'request_in_progress' } })
  await neighbour.close()
  await shop.pool`update payments set opening_until = ${shop.clock.now} where id = ${order.paymentId}`
  expect((await pay(order)).status).toBe(200)
})

test('paying again is refused for cash, for strangers, and while staff look at a payment', async () => {
  const product = await createProduct(shop.pool)
  const cash = (await shop.buy(product.id, { payment_method: 'cash' })).body
  expect(await pay({ id: cash.order.id, token: cash.access_token })).toMatchObject({
    status: 409,
    body: { code: 'order_step_refused' },
  })
  const order = await shop.placeOrder()
  expect((await pay({ id: order.id, token: 'guess' })).status).toBe(404)
  await shop.settle(order, 'paid', { amount_cents: 1 })
  expect(await pay(order)).toMatchObject({ status: 409, body: { code: 'payment_under_review' } })
})
