import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { returnUrlOf, sign } from '../../../../test/fakes/paymob-messenger.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import type { PaymobTransaction } from '../providers/paymob/index.ts'

/** What somebody can do who holds genuine signatures: their own payments', from their browser's address bar. */
let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const send = async (hmac: string, obj: object) => {
  const { status } = await shop.call('POST', `/api/payments/webhooks/paymob/?hmac=${hmac}`, {
    type: 'TRANSACTION',
    obj,
  })
  await shop.untilAsked()
  return status
}
const webhookCount = async () => {
  const [row] = await shop.pool<{ count: number }[]>`select count(*) from payment_news`
  return row?.count ?? 0
}
const eventCount = async () => {
  const [row] = await shop.pool<{ count: number }[]>`select count(*) from payment_events`
  return row?.count ?? 0
}
const problemsOf = async (order: CardOrder) => {
  const rows = await shop.pool<{ reason: string }[]>`
    select reason from payment_problems where payment_id = ${order.paymentId} order by reason`
  return rows.map(({ reason }) => reason)
}
const cancel = (order: CardOrder) => shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)

describe('a genuine signature over other values', () => {
  test.each<[string, (paid: PaymobTransaction) => object]>([
    [
      'an amount that takes the year of the date',
      (it) => ({ amount_cents: Number(`${it.amount_cents}2026`), created_at: it.created_at.slice(4) }),
    ],
    [
      'an amount that takes a digit of the year',
      (it) => ({ amount_cents: Number(`${it.amount_cents}2`), created_at: it.created_at.slice(1) }),
    ],
    ['a date that takes digits of the amount', (it) => ({ amount_cents: 1, created_at: `00000${it.created_at}` })],
    [
      'another transaction and integration',
      (it) => ({ id: Math.floor(it.id / 10), integration_id: Number(`${it.id % 10}1001`) }),
    ],
    ['an integration of another shop', (it) => ({ id: Number(`${it.id}1`), integration_id: 1 })],
    ['an order that takes digits of the owner', (it) => ({ order: { id: Number(`${it.order.id}5`) }, owner: 1 })],
    [
      'an order that takes all of the owner',
      (it) => ({ order: { id: Number(`${it.order.id}500001`) }, owner: undefined }),
    ],
    ['a currency that takes a flag', () => ({ currency: 'EGPfalse', error_occured: undefined })],
    ['a flag as text', () => ({ success: 'true' })],
    ['an amount as text', (it) => ({ amount_cents: String(it.amount_cents) })],
    ['an amount below zero', (it) => ({ amount_cents: -it.amount_cents })],
  ])('(%s) is refused, and leaves no trace', async (_name, forge) => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid', { created_at: '2026-11-22T10:00:00.123456' })
    const forged = { ...paid, ...forge(paid) }
    const before = await webhookCount()
    expect(await send(sign(paid), forged)).toBe(401)
    expect(await webhookCount()).toBe(before)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
  })

  test('cannot make the books owe more than came, and a cancellation gives back what came', async () => {
    const order = await shop.placeOrder()
    const paid = await shop.settle(order, 'paid')
    const amount_cents = Number(`${paid.amount_cents}2026`)
    expect(await send(sign(paid), { ...paid, amount_cents, created_at: paid.created_at.slice(4) })).toBe(401)
    expect((await cancel(order)).status).toBe(200)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 100_000, transactionId: String(paid.id) }])
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  test('pays no second order: digits between order and owner may be moved, the provider is asked', async () => {
    const [mine, theirs] = [await shop.placeOrder(), await shop.placeOrder()]
    const paid = await shop.settle(mine, 'paid')
    // A short number of an order that is the beginning of a longer one, as the sandbox has them.
    const short = Math.floor(mine.orderId / 10)
    const owner = Number(`${mine.orderId % 10 || 7}500001`)
    await shop.pool`update payments set provider_order_id = ${String(short)} where id = ${theirs.paymentId}`
    const forged = { ...paid, order: { id: short }, owner }
    expect(await send(sign(forged), forged)).toBe(200)
    expect(await shop.getOrder(theirs)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
    expect(await problemsOf(theirs)).toEqual(['news_differ'])
    expect(await shop.refundsOf(mine.id)).toEqual([])
    expect(await shop.getOrder(mine)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  })
})

describe('what is not signed', () => {
  test('makes one row of a thousand calls, and one question', async () => {
    const order = await shop.placeOrder()
    const declined = await shop.settle(order, 'declined')
    const [webhooks, events, asked] = [await webhookCount(), await eventCount(), shop.paymob.requests.length]
    const flood = Array.from({ length: 1000 }, (_, index) => ({
      ...declined,
      parent_transaction: index,
      is_live: true,
      is_refund: true,
      is_void: index % 2 === 0,
      refunded_amount_cents: index,
      data: { message: `Hello ${index}` },
      surplus: 'x'.repeat(100),
      order: { ...declined.order, merchant_order_id: `${index}` },
    }))
    for (const part of [flood.slice(0, 500), flood.slice(500)]) {
      const statuses = await Promise.all(part.map((obj) => send(sign(declined), obj)))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    expect(await webhookCount()).toBe(webhooks)
    expect(await eventCount()).toBe(events)
    expect(shop.paymob.requests).toHaveLength(asked)
  })

  test('decides nothing: mode, parent and name come from the inquiry', async () => {
    const [mine, theirs] = [await shop.placeOrder(), await shop.placeOrder()]
    const paid = shop.paymob.bank.pay(mine.orderId, 'paid')
    const turned = {
      ...paid,
      is_refund: true,
      is_void: true,
      is_live: true,
      parent_transaction: 7,
      order: { id: mine.orderId, merchant_order_id: `${theirs.paymentId}_1` },
    }
    expect(await send(sign(paid), turned)).toBe(200)
    expect(await shop.getOrder(mine)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.getOrder(theirs)).toMatchObject({ payment_status: 'pending' })
    expect(await problemsOf(mine)).toEqual([])
  })
})

describe('a signed call that the provider does not confirm', () => {
  const answers: [string, (order: CardOrder) => Partial<PaymobTransaction>, string[], string][] = [
    ['declined', () => ({ success: false, error_occured: true }), ['news_differ'], 'failed'],
    ['of another amount', () => ({ amount_cents: 5 }), ['news_differ', 'wrong_amount'], 'review'],
    ['of another integration', () => ({ integration_id: 2002 }), ['news_differ', 'wrong_account'], 'review'],
    ['of another owner', () => ({ owner: 9 }), ['news_differ'], 'paid'],
    ['of another order', () => ({ order: { id: 4, merchant_order_id: null } }), ['news_differ'], 'created'],
  ]
  test.each(answers)('(%s) counts as the provider says, and staff are told', async (_name, answer, reasons, status) => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    shop.paymob.bank.answers.set(paid.id, answer(order))
    await shop.tell(paid)
    expect(await problemsOf(order)).toEqual(reasons)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status }])
    expect((await shop.getOrder(order)).status).toBe(status === 'paid' ? 'processing' : 'pending_payment')
  })

  test('because the provider knows of no such transaction moves nothing, and is asked again before staff are told', async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    shop.paymob.bank.answers.set(paid.id, null)
    await shop.tell(paid)
    expect(await problemsOf(order)).toEqual([])
    const [webhook] = await shop.pool`select verdict, checks from payment_news where transaction_id = ${paid.id}`
    expect(webhook).toEqual({ verdict: null, checks: 1 })
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
  })

  test("that comes by the shopper's browser alone is asked about in the same way", async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    shop.paymob.bank.answers.set(paid.id, { success: false, error_occured: true })
    await shop.call('GET', returnUrlOf(shop.paymob, paid))
    await shop.untilAsked()
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
    expect(await problemsOf(order)).toEqual(['news_differ'])
  })
})
