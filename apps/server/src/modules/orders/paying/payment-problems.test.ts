import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { countPaymentProblems, listPaymentProblems } from '../../payments/index.ts'
import { expireOrders } from './expire-orders.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const refundPath = '/api/acceptance/void_refund/refund'
const problemOf = async (order: CardOrder) =>
  (await listPaymentProblems(shop.pool, {}, { limit: 50, offset: 0 })).find(({ reference }) => reference === order.id)

test('a payment as it should be is none', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'declined')
  await shop.settle(order, 'paid')
  expect(await problemOf(order)).toBeUndefined()
})

test('a payment that came twice is listed with the amount that counts', async () => {
  const order = await shop.placeOrder()
  const stored = await shop.settle(order, 'paid')
  await shop.settle(order, 'paid')
  expect(await problemOf(order)).toMatchObject({
    paymentId: order.paymentId,
    reason: 'paid_twice',
    status: 'paid',
    amountPiastres: 100_000,
    refundedPiastres: 0,
    transactionId: String(stored.id),
  })
})

test('one that was paid after its order had expired is shown, and where its money is', async () => {
  const order = await shop.placeOrder()
  shop.clock.pass(31)
  await expireOrders(shop.deps)
  await shop.settle(order, 'paid')
  const shown = { reason: 'paid_late', amountPiastres: 100_000 }
  expect(await problemOf(order)).toMatchObject({ ...shown, status: 'refunding', refundedPiastres: 0 })
  await giveMoneyBack(shop)
  expect(await problemOf(order)).toMatchObject({ ...shown, status: 'refunded', refundedPiastres: 100_000 })
})

test.each([
  ['wrong_amount', { amount_cents: 40_050 }, 40_050],
  ['wrong_currency', { currency: 'USD' }, 100_000],
] as const)(
  'one with another amount or currency (%s) is shown with what came',
  async (reason, changes, amountPiastres) => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', changes)
    expect(await problemOf(order)).toMatchObject({
      reason,
      status: 'review',
      amountPiastres,
    })
  },
)

test('one whose money the provider does not give back is shown', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid')
  await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
  shop.paymob.spoil(refundPath, { status: 400, body: { message: 'Refund is not enabled for this account.' } })
  await giveMoneyBack(shop)
  expect(await problemOf(order)).toMatchObject({ reason: 'refund_failed', status: 'paid', refundedPiastres: 0 })
})

test('they are counted, and listed page by page, the newest first', async () => {
  const count = await countPaymentProblems(shop.pool)
  const all = await listPaymentProblems(shop.pool, {}, { limit: 50, offset: 0 })
  expect(all).toHaveLength(count)
  expect(all).toEqual(all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
  expect(await listPaymentProblems(shop.pool, {}, { limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
})
