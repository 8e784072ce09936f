import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { providerDeps } from '../../../../test/money-back.ts'
import { askAboutRecentPayments, askAboutSilentPayments } from './ask-payments.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const inquiry = '/api/ecommerce/orders/transaction_inquiry'
const ask = () => askAboutSilentPayments(providerDeps(shop))
/** How often the provider was asked while this ran. */
const asked = async (work: () => Promise<void>) => {
  const before = shop.paymob.count(inquiry)
  await work()
  return shop.paymob.count(inquiry) - before
}

test('a payment of which nothing is heard for ten minutes is asked about', async () => {
  const order = await shop.placeOrder()
  shop.paymob.bank.pay(order.orderId, 'paid')
  shop.clock.pass(9)
  expect(await asked(ask)).toBe(0)
  shop.clock.pass(1)
  expect(await asked(ask)).toBe(1)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  shop.clock.pass(60)
  expect(await asked(ask)).toBe(0)
})

test('one that stays open is asked about again, but not for ever', async () => {
  const order = await shop.placeOrder()
  shop.clock.pass(10)
  expect(await asked(ask)).toBe(1)
  expect(await asked(ask)).toBe(0)
  shop.clock.pass(10)
  const pending = shop.paymob.bank.pay(order.orderId, 'pending')
  expect(await asked(ask)).toBe(1)
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'pending' }])
  shop.clock.pass(10)
  shop.paymob.bank.decide(pending.id, 'declined')
  await ask()
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'failed' }])
  shop.clock.pass(25 * 60)
  await ask()
  shop.clock.pass(60)
  expect(await asked(ask)).toBe(0)
})

test('every night the last three days are asked about, and what was missed is found', async () => {
  const [old, recent] = [await shop.placeOrder(), await shop.placeOrder()]
  await shop.pool`update payments set created_at = ${new Date(shop.clock.now.getTime() - 73 * 3_600_000)} where id = ${old.paymentId}`
  await shop.pool`update payments set ask_at = null`
  const paid = await shop.settle(recent, 'paid')
  shop.paymob.bank.giveBack(paid.id, 25_000)
  await askAboutRecentPayments(providerDeps(shop))
  const before = shop.paymob.requests.length
  await ask()
  const ids = shop.paymob.requests.slice(before).map(({ body }) => body.order_id)
  expect(ids).toContain(recent.orderId)
  expect(ids).not.toContain(old.orderId)
  expect(await shop.paymentsOf(recent.id)).toMatchObject([{ status: 'partially_refunded', refundedPiastres: 25_000 }])
})

test('money that came and went without a word is for staff to look at', async () => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.bank.giveBack(paid.id, 100_000)
  shop.clock.pass(10)
  await ask()
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason: 'returned_unseen' }])
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
})

test('a token is used for 50 minutes, and got anew when it is refused', async () => {
  const tokens = '/api/auth/tokens'
  const before = shop.paymob.count(tokens)
  for (const minutes of [51, 10, 20]) {
    await shop.placeOrder()
    shop.clock.pass(minutes)
    await ask()
  }
  expect(shop.paymob.count(tokens) - before).toBe(1)
  await shop.placeOrder()
  shop.clock.pass(10)
  shop.paymob.spoil(inquiry, { status: 401, body: { detail: 'expired' } })
  await ask()
  expect(shop.paymob.count(tokens) - before).toBe(2)
})

test('a provider that is silent is asked once a run; one that refuses does not hold up the others', async () => {
  const orders = [await shop.placeOrder(), await shop.placeOrder()]
  await shop.pool`update payments set ask_at = null where not id = any (${orders.map(({ paymentId }) => paymentId)}::uuid[])`
  for (const order of orders) shop.paymob.bank.pay(order.orderId, 'paid')
  shop.clock.pass(10)
  shop.paymob.spoil(inquiry, 'garbled')
  expect(await asked(ask)).toBe(1)
  shop.clock.pass(1)
  shop.paymob.spoil(inquiry, { status: 400, body: { message: 'no' } })
  expect(await asked(ask)).toBe(2)
  shop.clock.pass(10)
  await ask()
  for (const order of orders) expect(await shop.getOrder(order)).toMatchObject({ status: 'processing' })
})
