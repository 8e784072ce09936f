import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../../test/accounts.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'

let shop: CardShop
let clerk: Member
let support: Member
beforeAll(async () => {
  shop = await openCardShop()
  clerk = await enterAs(shop, 'orders', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

async function paidOrder(): Promise<CardOrder> {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid')
  return order
}

function refund(order: CardOrder, amount: number, given: { key?: string; note?: string; by?: Member } = {}) {
  const { key = randomUUID(), note = '', by = clerk } = given
  const body = { payment_id: order.paymentId, amount, note }
  return by.call('POST', `/orders/${order.id}/refunds/`, { body, headers: { 'idempotency-key': key } })
}

describe('a refund', () => {
  test('gives a part back, then the rest, and says so', async () => {
    const received = async () => (await clerk.call('GET', '/overview/')).body.last_30_days.received_amount
    const before = await received()
    const order = await paidOrder()
    expect(await received()).toBe(before + 1000)
    const first = await refund(order, 250.5, { note: 'One lid was broken' })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body).toMatchObject({
      staff_notes: [{ text: 'One lid was broken', actor: { name: 'Hala' } }],
      payments: [{ refundable: 749.5, refunds: [{ amount: 250.5, status: 'requested', reason: 'staff' }] }],
    })
    await giveMoneyBack(shop)
    const between = await clerk.call('GET', `/orders/${order.id}/`)
    expect(between.body).toMatchObject({
      payment_status: 'paid',
      payments: [{ status: 'partially_refunded', refunded: 250.5, refundable: 749.5, refunds: [{ status: 'done' }] }],
    })
    expect(between.body.timeline).toContainEqual(
      expect.objectContaining({ status: null, refunded: 250.5, actor: expect.objectContaining({ name: 'Hala' }) }),
    )
    expect(await received(), 'what went back is not received').toBe(before + 749.5)
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'paid', refunded: 250.5 })
    await refund(order, 749.5)
    await giveMoneyBack(shop)
    expect(await received()).toBe(before)
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    expect(body).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded', refundable: 0 }] })
    const audit = await shop.pool`
      select actor_id, action, after from audit_entries where entity_id = ${order.id} order by id`
    expect(audit).toEqual([
      { actorId: clerk.id, action: 'refund_requested', after: { payment_id: order.paymentId, amount: 250.5 } },
      { actorId: clerk.id, action: 'refund_requested', after: { payment_id: order.paymentId, amount: 749.5 } },
    ])
  })

  test("of a part that was made on the provider's own pages is not received, beside one of the shop", async () => {
    const received = async () => (await clerk.call('GET', '/overview/')).body.last_30_days.received_amount
    const before = await received()
    const order = await shop.placeOrder()
    const { id } = await shop.settle(order, 'paid')
    const child = shop.paymob.bank.giveBack(id, 25_050)
    if (!child) throw new Error('The bank refused')
    await shop.tell(child)
    expect(await received()).toBe(before + 749.5)
    expect((await refund(order, 100)).status).toBe(200)
    expect(await received(), 'while the refund is under way').toBe(before + 649.5)
    await giveMoneyBack(shop)
    expect(await received()).toBe(before + 649.5)
  })

  test('asked for twice with one key is one', async () => {
    const order = await paidOrder()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order, 100, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 10_000 }])
    expect((await refund(order, 200, { key })).body.code).toBe('idempotency_key_reused')
    expect((await refund(order, 200, { key: 'x' })).body.code).toBe('idempotency_key_required')
  })

  test('is never more than the received amount, also with parallel refunds', async () => {
    const order = await paidOrder()
    const answers = await Promise.all([600, 600, 600].map((amount) => refund(order, amount)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'refund_too_high', details: { available: 400 } })
    expect(await shop.refundsOf(order.id)).toHaveLength(1)
  })

  test('is not for who may not move money, nor for a payment of another order', async () => {
    const [order, other] = [await paidOrder(), await paidOrder()]
    expect((await refund(order, 10, { by: support })).status).toBe(403)
    expect((await refund({ ...order, paymentId: other.paymentId }, 10)).body.code).toBe('not_found')
    expect((await refund({ ...order, id: randomUUID() as CardOrder['id'] }, 10)).body.code).toBe('order_not_found')
    for (const amount of [0, -5, 1.005, 1e12]) expect((await refund(order, amount)).status, String(amount)).toBe(400)
    const unpaid = await shop.placeOrder()
    expect((await refund(unpaid, 10)).body).toMatchObject({ code: 'refund_too_high', details: { available: 0 } })
    expect(await shop.refundsOf(order.id)).toEqual([])
  })
})

describe('cancelling what is paid', () => {
  test('sends the money back, so support may not', async () => {
    const order = await paidOrder()
    const cancel = (by: Member) => takeStep(by, order.id, 'cancel', 'processing')
    expect((await support.call('GET', `/orders/${order.id}/`)).body.steps).toEqual(['ship'])
    expect((await cancel(support)).body.code).toBe('forbidden')
    expect((await cancel(clerk)).body).toMatchObject({ status: 'cancelled' })
    await giveMoneyBack(shop)
    expect((await clerk.call('GET', `/orders/${order.id}/`)).body).toMatchObject({
      payment_status: 'refunded',
      payments: [{ status: 'refunded', refunds: [{ reason: 'cancelled', status: 'done' }] }],
    })
  })

  test('that was paid while somebody looked is refused', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid')
    expect((await takeStep(clerk, order.id, 'cancel', 'pending_payment')).body.code).toBe('order_step_refused')
  })

  test('at the moment when it is paid ends one way, with the money where it belongs', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await shop.placeOrder()
      const [answer] = await Promise.all([
        takeStep(clerk, order.id, 'cancel', 'pending_payment'),
        shop.settle(order, 'paid'),
      ])
      const { body: shown } = await clerk.call('GET', `/orders/${order.id}/`)
      expect(shown.status).toBe(answer.status === 200 ? 'cancelled' : 'processing')
      expect(shown.payments[0].refunds).toHaveLength(answer.status === 200 ? 1 : 0)
    }
  })
})

test('payments that went wrong are listed, and money that came otherwise than asked can be given back', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid', { amount_cents: 40_050 })
  const { body } = await clerk.call('GET', '/payment-problems/?page_size=1')
  expect(body).toMatchObject({
    results: [{ payment_id: order.paymentId, reason: 'wrong_amount', amount: 400.5, order: { id: order.id } }],
  })
  expect((await clerk.call('GET', '/payment-problems/?page=99')).body.code).toBe('page_not_found')
  expect((await refund(order, 400.51)).body.details).toEqual({ available: 400.5 })
  expect((await refund(order, 400.5)).status).toBe(200)
  await giveMoneyBack(shop)
  expect((await clerk.call('GET', `/orders/${order.id}/`)).body.payments).toMatchObject([{ status: 'refunded' }])
})

test('an order paid in cash has no payment to refund', async () => {
  const order = await placeOrder(shop)
  const answer = await refund({ ...order, token: '', paymentId: randomUUID(), redirectUrl: '', orderId: 0 }, 10)
  expect(answer.body.code).toBe('not_found')
})

test('a late payment of an erased customer is refunded without a message', async () => {
  const user = await createUser(shop.pool)
  const placed = await shop.buy((await createProduct(shop.pool)).id, { phone: user.phone })
  const [attempt] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where id = ${placed.body.payment.id}`
  const { id } = placed.body.order
  await takeStep(clerk, id, 'cancel', 'pending_payment')
  const admin = await enterAs(shop, 'admin')
  expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).body).toEqual({ orders_kept: 1 })
  const order = { id, token: '', paymentId: placed.body.payment.id, redirectUrl: '', orderId: 0 }
  await shop.settle({ ...order, orderId: Number(attempt?.providerOrderId) }, 'paid')
  await giveMoneyBack(shop)
  const { body } = await clerk.call('GET', `/orders/${id}/`)
  expect(body).toMatchObject({ customer: null, payments: [{ status: 'refunded', review_reason: 'paid_late' }] })
  expect((await shop.messages()).filter((text) => text.includes(body.number))).toEqual([])
})
