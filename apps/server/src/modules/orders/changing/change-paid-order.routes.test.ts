import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { issueCoupons } from '../../../../test/bazaar.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct, type MadeProduct } from '../../../../test/factories.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { receivedMoney } from '../index.ts'

let shop: CardShop
let clerk: Member
let support: Member
let product: MadeProduct
beforeAll(async () => {
  shop = await openCardShop()
  const colors = [
    { hex: '#ff0000', stock: 500 },
    { hex: '#0000ff', price: 70_000, stock: 500 },
    { hex: '#00ff00', price: 120_000, stock: 500 },
  ]
  product = await createProduct(shop.pool, { variants: colors })
})
// Time passes while money goes back: logins are over soon.
beforeEach(async () => {
  clerk = await enterAs(shop, 'orders', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

async function paidOrder(fields: object = {}): Promise<CardOrder> {
  const { status, body } = await shop.buy(product.id, { color_id: product.variantIds[0], ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  const [payment] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where id = ${body.payment.id}`
  const order: CardOrder = {
    id: body.order.id,
    token: body.access_token,
    paymentId: body.payment.id,
    redirectUrl: body.payment.redirect_url,
    orderId: Number(payment?.providerOrderId),
  }
  await shop.settle(order, 'paid')
  return order
}

/** Changes the order to one unit of another colour: 1 costs 700 EGP, 2 costs 1,200; it had one of 1,000. */
function swap(order: CardOrder, place: number, { by = clerk, delivery = 0 }: { by?: Member; delivery?: number } = {}) {
  const lines = [{ variant_id: product.variantIds[place] ?? 0, quantity: 1 }]
  const body = { version: 1, lines, delivery, reason: 'Another colour' }
  return by.call('PUT', `/orders/${order.id}/lines/`, { body })
}

/** What the bank has of an order, in piastres. */
const heldFor = (order: CardOrder) =>
  [...shop.paymob.bank.transactions.values()]
    .filter((it) => it.success && !it.parent_transaction && it.order.id === order.orderId)
    .reduce((sum, it) => sum + it.amount_cents - (it.refunded_amount_cents ?? 0), 0)

async function figureOf(order: CardOrder): Promise<number> {
  const [row] = await shop.pool<{ received: number }[]>`
    select ${receivedMoney(shop.pool)} as received from orders o where o.id = ${order.id}`
  return row?.received ?? 0
}

test('a paid order that becomes cheaper sends the difference to the card, once, and the figures count what is left', async () => {
  const order = await paidOrder()
  const { status, body } = await swap(order, 1)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({
    total: 700,
    payment_status: 'paid',
    payments: [{ refunds: [{ amount: 300, reason: 'staff' }] }],
  })
  await giveMoneyBack(shop)
  expect(heldFor(order)).toBe(70_000)
  expect(await figureOf(order)).toBe(70_000)
  const sent = async () => (await shop.messages()).filter((text) => text.includes(body.number))
  await expect.poll(sent).toContainEqual(expect.stringContaining('the difference is going back to your card'))
})

test('with a coupon, the card gets back the difference of what it paid', async () => {
  const [code] = await issueCoupons(shop, 'SWAP')
  const order = await paidOrder({ coupon_code: code })
  expect(heldFor(order)).toBe(87_660)
  expect((await swap(order, 1)).body).toMatchObject({ discount: 86.38, total: 613.62, payment_status: 'paid' })
  await giveMoneyBack(shop)
  expect([heldFor(order), await figureOf(order)]).toEqual([61_362, 61_362])
})

test('the same amount moves no money', async () => {
  const order = await paidOrder()
  await shop.pool`update variants set regular_price_piastres = 100000 where id = ${product.variantIds[2] ?? 0}`
  expect((await swap(order, 2)).body).toMatchObject({ total: 1000, payments: [{ refunds: [] }] })
  await shop.pool`update variants set regular_price_piastres = 120000 where id = ${product.variantIds[2] ?? 0}`
  expect(await figureOf(order)).toBe(100_000)
})

test('a cancelled order after a change sends back the rest', async () => {
  const order = await paidOrder()
  await swap(order, 1)
  await clerk.call('POST', `/orders/${order.id}/steps/`, { body: { step: 'cancel', from: 'processing' } })
  await giveMoneyBack(shop)
  expect(heldFor(order)).toBe(0)
})

test('a paid order cannot become dearer than its payment', async () => {
  const order = await paidOrder()
  expect((await swap(order, 2)).body).toMatchObject({ code: 'total_above_payment', details: { paid: 1000 } })
  expect(heldFor(order)).toBe(100_000)
})

test('sending money back needs the permission to refund', async () => {
  const order = await paidOrder()
  expect((await swap(order, 1, { by: support })).body.code).toBe('forbidden')
  expect(await shop.refundsOf(order.id)).toEqual([])
})

test('after a refund by staff its lines stay', async () => {
  const order = await paidOrder()
  const refund = { payment_id: order.paymentId, amount: 50 }
  await clerk.call('POST', `/orders/${order.id}/refunds/`, {
    body: refund,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect((await swap(order, 1)).body.code).toBe('payment_already_changed')
})

test('an order that waits for its payment is not changed', async () => {
  const order = await shop.placeOrder()
  expect((await swap(order, 1)).body).toMatchObject({
    code: 'order_step_refused',
    details: { status: 'pending_payment' },
  })
})

test('beside a refund by staff, one of both moves money', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await paidOrder()
    const refund = { payment_id: order.paymentId, amount: 800 }
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([
      swap(order, 1),
      clerk.call('POST', `/orders/${order.id}/refunds/`, { body: refund, headers }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await giveMoneyBack(shop)
    expect([20_000, 70_000]).toContain(heldFor(order))
    expect(await figureOf(order)).toBe(heldFor(order))
  }
})
