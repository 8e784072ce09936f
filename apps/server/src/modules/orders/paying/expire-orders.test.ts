import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { notify } from '../../../../test/fakes/paymob-messenger.ts'
import { askAboutSilence } from '../../../../test/money-back.ts'
import { expireOrders, expireOrdersJob } from './expire-orders.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const inquiry = '/api/ecommerce/orders/transaction_inquiry'
const statusOf = async (order: CardOrder) => (await shop.getOrder(order)).status

test('an order waits half an hour for its money, and gives its stock back once', async () => {
  const product = await createProduct(shop.pool)
  const order = await shop.placeOrder(product.id)
  shop.clock.pass(29)
  await expireOrders(shop.deps)
  expect(await statusOf(order)).toBe('pending_payment')
  expect(await shop.stockOf(product.id)).toBe(4)
  shop.clock.pass(1)
  await Promise.all([expireOrders(shop.deps), expireOrders(shop.deps), expireOrders(shop.deps)])
  expect(await shop.getOrder(order)).toMatchObject({
    status: 'cancelled',
    payment_status: 'unpaid',
    timeline: [{ status: 'pending_payment' }, { status: 'cancelled' }],
  })
  expect(await shop.stockOf(product.id)).toBe(5)
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'failed' }])
  const { number } = await shop.getOrder(order)
  const sent = async () => (await shop.messages()).filter((text) => text.includes(number)).at(-1)
  await expect.poll(sent).toContain('because no payment came in time')
})

test('a payment without a webhook is found before the order expires', async () => {
  const order = await shop.placeOrder()
  shop.paymob.bank.pay(order.orderId, 'paid')
  shop.clock.pass(30)
  await expireOrders(shop.deps)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
})

test.each([
  ['the bank has not decided', () => undefined, true],
  ['the provider does not answer', () => shop.paymob.spoil(inquiry, 'dropped'), false],
])('while %s an order waits ten minutes more, and no longer', async (_name, spoil, isPending) => {
  const order = await shop.placeOrder()
  if (isPending) await shop.settle(order, 'pending')
  shop.clock.pass(30)
  spoil()
  await expireOrders(shop.deps)
  expect(await statusOf(order)).toBe('pending_payment')
  shop.clock.pass(10)
  spoil()
  await expireOrders(shop.deps)
  expect(await statusOf(order)).toBe('cancelled')
})

test('a provider that is silent is asked once a run, however many orders wait', async () => {
  const orders = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()]
  shop.clock.pass(30)
  shop.paymob.spoil(inquiry, 'dropped')
  const before = shop.paymob.count(inquiry)
  await expireOrders(shop.deps)
  expect(shop.paymob.count(inquiry) - before).toBe(1)
  await expireOrders(shop.deps)
  expect(await Promise.all(orders.map(statusOf))).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

test('an order with an unconfirmed payment webhook reserves its stock, and staff see a problem', async () => {
  const product = await createProduct(shop.pool)
  const order = await shop.placeOrder(product.id)
  const problems = () => shop.pool<{ reason: string; isOpen: boolean }[]>`
    select reason, dealt_with_at is null as is_open from payment_problems where payment_id = ${order.paymentId}`
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.spoil(inquiry, ...Array<'dropped'>(6).fill('dropped'))
  await notify(shop.paymob, paid)
  await expect.poll(() => shop.paymentsOf(order.id)).toMatchObject([{ askFailures: 1 }])
  for (const minutes of [30, 11, 60]) {
    shop.clock.pass(minutes)
    await expireOrders(shop.deps)
    expect(await statusOf(order)).toBe('pending_payment')
  }
  expect(await shop.stockOf(product.id)).toBe(4)
  expect(await problems()).toEqual([{ reason: 'unconfirmed', isOpen: true }])
  shop.paymob.forgive(inquiry)
  shop.clock.pass(10)
  await askAboutSilence(shop)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  expect(await problems()).toEqual([{ reason: 'unconfirmed', isOpen: false }])
})

test('the job does it, in any process', async () => {
  const order = await shop.placeOrder()
  shop.clock.pass(30)
  // The timeline has the time of the database.
  await shop.pool`update orders set pay_before = now() where id = ${order.id}`
  await shop.deps.jobs.add(shop.pool, expireOrdersJob, {})
  await expect.poll(() => statusOf(order)).toBe('cancelled')
  expect((await shop.getOrder(order)).timeline).toMatchObject([{ was_unpaid: false }, { was_unpaid: true }])
  const given = await shop.placeOrder()
  const { body } = await shop.call('POST', `/api/orders/${given.id}/cancel/?access_token=${given.token}`)
  expect(body.timeline, 'the shopper cancelled it').toMatchObject([{ was_unpaid: false }, { was_unpaid: false }])
  const schedules = await shop.pool<
    { name: string; cron: string }[]
  >`select name, cron from pgboss.schedule order by name`
  expect(schedules).toEqual(
    expect.arrayContaining([
      { name: 'ask-recent-payments', cron: '30 1 * * *' },
      { name: 'ask-silent-payments', cron: '* * * * *' },
      { name: 'expire-orders', cron: '* * * * *' },
      { name: 'work-on-refunds', cron: '* * * * *' },
    ]),
  )
})
