import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { advanceOrder } from '../order-life.service.ts'
import { expireOrders } from './expire-orders.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const inCash = (order: Pick<CardOrder, 'id' | 'token'>) =>
  shop.call('POST', `/api/orders/${order.id}/pay-in-cash/?access_token=${order.token}`)
const cash = { payment_method: 'cash', payment_status: 'unpaid', status: 'processing' }
const textsOf = async (order: CardOrder) => {
  const { number } = await shop.getOrder(order)
  return (await shop.messages()).filter((text) => text.includes(number)).join('\n')
}

test('an order whose card was declined is paid in cash instead, and keeps its units', async () => {
  const product = await createProduct(shop.pool)
  const before = await shop.stockOf(product.id)
  const order = await shop.placeOrder(product.id)
  await shop.settle(order, 'declined')
  expect(await inCash(order)).toMatchObject({ status: 200, body: cash })
  expect(await shop.getOrder(order)).toMatchObject(cash)
  await expect.poll(() => textsOf(order)).toContain('in cash on delivery')
  shop.clock.pass(60)
  await expireOrders(shop.deps)
  expect(await shop.getOrder(order)).toMatchObject(cash)
  expect(await shop.stockOf(product.id)).toBe(before - 1)
})

test('an abandoned page is closed, and repeated and parallel calls change the order once', async () => {
  const order = await shop.placeOrder()
  const answers = await Promise.all(Array.from({ length: 4 }, () => inCash(order)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await shop.getOrder(order)).timeline.map(({ status }) => status)).toEqual(['pending_payment', 'processing'])
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'failed' }])
  expect(await inCash(order)).toMatchObject({ status: 200, body: cash })
  expect((await textsOf(order)).split('in cash on delivery')).toHaveLength(2)
})

test('a payment that came before counts, and is not turned into cash', async () => {
  const order = await shop.placeOrder()
  shop.paymob.bank.pay(order.orderId, 'paid')
  expect(await inCash(order)).toMatchObject({
    status: 409,
    body: { code: 'order_step_refused', details: { status: 'processing' } },
  })
  expect(await shop.getOrder(order)).toMatchObject({ payment_method: 'card', payment_status: 'paid' })
})

test('card money that comes later goes back, and the order stays a cash order', async () => {
  const order = await shop.placeOrder()
  await inCash(order)
  const paid = await shop.settle(order, 'paid')
  expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'paid_late', amountPiastres: 100_000 }])
  await giveMoneyBack(shop)
  expect(shop.paymob.bank.transactions.get(paid.id)).toMatchObject({ refunded_amount_cents: 100_000 })
  expect(await shop.getOrder(order)).toMatchObject(cash)
  await expect.poll(() => textsOf(order)).toContain('after you chose cash')
})

test('a payment and the choice of cash at the same moment never both count', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await shop.placeOrder()
    await Promise.all([inCash(order), shop.settle(order, 'paid'), inCash(order)])
    await giveMoneyBack(shop)
    const { payment_method, payment_status } = await shop.getOrder(order)
    const left = [...shop.paymob.bank.transactions.values()]
      .filter((it) => it.success && !it.parent_transaction && it.order.id === order.orderId)
      .reduce((sum, it) => sum + it.amount_cents - (it.refunded_amount_cents ?? 0), 0)
    const byCard = { payment_method: 'card', payment_status: 'paid', left: 100_000 }
    const byCash = { payment_method: 'cash', payment_status: 'unpaid', left: 0 }
    expect([byCard, byCash]).toContainEqual({ payment_method, payment_status, left })
  }
})

test('a silent provider is no obstacle', async () => {
  const order = await shop.placeOrder()
  shop.paymob.spoil('/api/ecommerce/orders/transaction_inquiry', 'dropped')
  expect(await inCash(order)).toMatchObject({ status: 200, body: cash })
})

test('cash is refused where it is not taken, for a blocked phone, and once the time is over', async () => {
  const order = await shop.placeOrder()
  const { address, customer } = await shop.getOrder(order)
  await shop.pool`update delivery_zones set takes_cash = false where governorate = ${address.region_code}`
  expect(await inCash(order)).toMatchObject({ status: 409, body: { code: 'cash_not_taken_there' } })
  await shop.pool`update delivery_zones set takes_cash = true where governorate = ${address.region_code}`
  await shop.pool`insert into phone_blocks ${shop.pool({ phone: customer.phone, createdAt: new Date() })}`
  expect(await inCash(order)).toMatchObject({ status: 403, body: { code: expect.stringMatching(/^phone_blocked/) } })
  await shop.pool`delete from phone_blocks where phone = ${customer.phone}`
  shop.clock.pass(30)
  expect(await inCash(order)).toMatchObject({ status: 409, body: { code: 'order_step_refused' } })
})

test('an order says beforehand whether it can be paid in cash', async () => {
  const { id } = await createProduct(shop.pool)
  const { body } = await shop.buy(id)
  const order = { id: body.order.id, token: body.access_token }
  const says = async () => (await shop.getOrder(order)).can_pay_in_cash
  expect([body.order.can_pay_in_cash, await says()]).toEqual([true, true])
  const set = (column: string, value: boolean) =>
    shop.pool`update delivery_zones set ${shop.pool(column)} = ${value} where governorate = ${body.order.address.region_code}`
  await set('is_open', false)
  expect(await says()).toBe(false)
  await set('is_open', true)
  await set('takes_cash', false)
  expect([(await shop.buy(id)).body.order.can_pay_in_cash, await says()]).toEqual([false, false])
  await set('takes_cash', true)
  expect((await inCash(order)).body.can_pay_in_cash).toBe(false)
})

test('cash is refused while staff check received money, and to strangers', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid', { amount_cents: 1 })
  expect(await inCash(order)).toMatchObject({ status: 409, body: { code: 'payment_under_review' } })
  expect((await inCash({ ...order, token: 'guess' })).status).toBe(404)
})

test('an order that becomes a cash order is no second order of its phone', async () => {
  await shop.pool`update shop_settings set trust_call_orders = 2`
  const place = () => shop.placeOrder(undefined, { phone: '01012340099' })
  const stepOf = async ({ id }: CardOrder) => (await shop.pool`select trust_step from orders where id = ${id}`)[0]
  const first = await place()
  await inCash(first)
  expect(await stepOf(first)).toEqual({ trustStep: 'link' })
  const second = await place()
  await inCash(second)
  expect(await stepOf(second)).toEqual({ trustStep: 'call' })
  await shop.pool`update shop_settings set trust_call_orders = 0`
})

test('what is known of the phone counts as at the checkout', async () => {
  await shop.pool`update shop_settings set trust_call_total_piastres = 0`
  const order = await shop.placeOrder()
  expect(await inCash(order)).toMatchObject({ status: 200, body: cash })
  expect(await shop.pool`select trust_step from orders where id = ${order.id}`).toEqual([{ trustStep: 'call' }])
  await expect.poll(() => textsOf(order)).toContain('We will call you to confirm it.')
  await shop.pool`update shop_settings set trust_call_total_piastres = 2000000`

  const { id } = await createProduct(shop.pool)
  const phone = '01012345670'
  const refused = [
    await shop.buy(id, { phone, payment_method: 'cash' }),
    await shop.buy(id, { phone, payment_method: 'cash' }),
  ]
  for (const { body } of refused) {
    await advanceOrder(shop.pool, shop.deps, body.order.id, 'ship')
    await advanceOrder(shop.pool, shop.deps, body.order.id, 'turn_back')
  }
  const { body } = await shop.buy(id, { phone })
  expect(await inCash({ id: body.order.id, token: body.access_token })).toMatchObject({
    status: 409,
    body: { code: 'card_needed' },
  })
})
