import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { returnUrlOf, sign } from '../../../test/fakes/paymob-messenger.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const back = (url: string) => shop.call('GET', url)
const neutral = { status: 302, location: '/checkout/purchase/success' }

test('a shopper who paid comes back to the page of success, and to nothing else', async () => {
  const order = await shop.placeOrder()
  const paid = await shop.settle(order, 'paid')
  expect(await back(returnUrlOf(shop.paymob, paid))).toMatchObject({
    status: 302,
    location: `/checkout/purchase/success?order=${order.id}`,
  })
})

test('one who was declined comes back to the page of failure, and may pay again', async () => {
  const order = await shop.placeOrder()
  const declined = shop.paymob.bank.pay(order.orderId, 'declined')
  expect(await back(returnUrlOf(shop.paymob, declined))).toMatchObject({
    status: 302,
    location: `/fail?order=${order.id}`,
  })
  await shop.untilAsked()
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
})

test('one whose bank has not decided is shown that it is being checked', async () => {
  const order = await shop.placeOrder()
  const pending = shop.paymob.bank.pay(order.orderId, 'pending')
  expect((await back(returnUrlOf(shop.paymob, pending))).location).toBe(`/checkout/purchase/success?order=${order.id}`)
})

test('a decline that was overtaken by a payment is none', async () => {
  const order = await shop.placeOrder()
  const declined = await shop.settle(order, 'declined')
  await shop.settle(order, 'paid')
  expect((await back(returnUrlOf(shop.paymob, declined))).location).toBe(`/checkout/purchase/success?order=${order.id}`)
})

test('coming back paid before the provider has told changes nothing by itself, but has it asked', async () => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.spoil('/api/ecommerce/orders/transaction_inquiry', 'dropped')
  await back(returnUrlOf(shop.paymob, paid))
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
  const status = async () => (await shop.getOrder(order)).status
  await expect.poll(status).toBe('processing')
  await shop.tell(paid)
  expect((await shop.getOrder(order)).timeline).toHaveLength(2)
})

test.each([
  ['no signature', (url: URL) => url.searchParams.delete('hmac')],
  ['a wrong one', (url: URL) => url.searchParams.set('hmac', '0'.repeat(128))],
  ['two', (url: URL) => url.searchParams.append('hmac', url.searchParams.get('hmac') ?? '')],
  ['a decline made a success', (url: URL) => url.searchParams.set('success', 'true')],
  ["somebody else's order", (url: URL) => url.searchParams.set('order', '123')],
  ['no owner', (url: URL) => url.searchParams.delete('owner')],
  ['a number with a zero before it', (url: URL) => url.searchParams.set('amount_cents', '0100000')],
  ['a flag in another spelling', (url: URL) => url.searchParams.set('success', 'False')],
])('a redirect with %s tells nobody anything', async (_name, change) => {
  const order = await shop.placeOrder()
  const url = new URL(returnUrlOf(shop.paymob, shop.paymob.bank.pay(order.orderId, 'declined')))
  change(url)
  expect(await back(url.href)).toMatchObject(neutral)
  expect(await back('/api/payments/return/paymob/')).toMatchObject(neutral)
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'created' }])
})

test("a second order in the query leads nowhere, and not to somebody else's", async () => {
  const [mine, theirs] = [await shop.placeOrder(), await shop.placeOrder()]
  const paid = await shop.settle(mine, 'paid')
  const url = `${returnUrlOf(shop.paymob, paid)}&order=${theirs.orderId}&order_id=${theirs.orderId}&merchant_order_id=${theirs.paymentId}_1`
  expect(await back(url)).toMatchObject(neutral)
})

test('the older spelling of the keys counts as well', async () => {
  const order = await shop.placeOrder()
  const url = returnUrlOf(shop.paymob, shop.paymob.bank.pay(order.orderId, 'declined'))
  const other = url.replace('&order=', '&order_id=').replaceAll('source_data.', 'source_data_')
  expect((await back(other)).location).toBe(`/fail?order=${order.id}`)
})

test('a time with an offset counts however its plus is written', async () => {
  const order = await shop.placeOrder()
  const created_at = '2026-01-15T12:30:45.123456+02:00'
  const declined = shop.paymob.bank.pay(order.orderId, 'declined', { created_at })
  const url = returnUrlOf(shop.paymob, declined, sign(declined))
  expect((await back(url)).location).toBe(`/fail?order=${order.id}`)
  expect((await back(url.replace('%2B02', '+02'))).location).toBe(`/fail?order=${order.id}`)
})
