import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAs } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const cancel = (order: CardOrder) => shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
/** What the bank has of an order, payment by payment, in piastres. */
const heldFor = (order: CardOrder) =>
  [...shop.paymob.bank.transactions.values()]
    .filter((it) => it.success && !it.parent_transaction && it.order.id === order.orderId)
    .map((it) => it.amount_cents - (it.refunded_amount_cents ?? 0))

/** What messages about an order say that goes back because of this, in EGP. */
async function toldBack(order: CardOrder, why: RegExp): Promise<string[]> {
  const { number } = await shop.getOrder(order)
  const texts = (await shop.messages()).filter((text) => text.includes(number) && why.test(text))
  return texts.flatMap((text) => /([\d,.]+) EGP are going back to your card/.exec(text)?.[1] ?? []).sort()
}

async function lastTold(order: CardOrder): Promise<string | undefined> {
  const { number } = await shop.getOrder(order)
  return (await shop.messages()).findLast((text) => text.includes(number))
}

describe('money that is not as it was asked for', () => {
  test.each([
    ['less', 5],
    ['more', 150_000],
  ])('(%s) goes back, all of it, when its order is cancelled', async (_name, amount) => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: amount })
    expect((await cancel(order)).body).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: amount, reason: 'cancelled' }])
    await giveMoneyBack(shop)
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'refunded', refundedPiastres: amount, reviewReason: 'wrong_amount' },
    ])
    expect(heldFor(order)).toEqual([0])
  })

  test('goes back when the right payment comes after it', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    const right = await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'paid', transactionId: String(right.id) }])
    expect(heldFor(order)).toEqual([0, 100_000])
  })

  test('goes back when the right payment comes on another page', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'declined')
    const { body } = await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`)
    const [attempt] = await shop.pool<{ providerOrderId: string }[]>`
      select provider_order_id from payments where id = ${body.id}`
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    await shop.settle({ ...order, paymentId: body.id, orderId: Number(attempt?.providerOrderId) }, 'paid')
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(heldFor(order)).toEqual([0])
    await expect.poll(() => toldBack(order, /was paid twice/)).toEqual(['400'])
  })

  test.each([
    ['is on its way back', false],
    ['went back', true],
  ])('that staff refunded and that %s leaves the page to the right payment', async (_name, isBack) => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    const clerk = await enterAs(shop, 'orders')
    const body = { payment_id: order.paymentId, amount: 400, note: '' }
    const headers = { 'idempotency-key': order.id }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body, headers })).status).toBe(200)
    if (isBack) await giveMoneyBack(shop)
    const right = await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'paid', transactionId: String(right.id), refundedPiastres: 0 },
    ])
    expect(heldFor(order)).toEqual([0, 100_000])
    expect(await toldBack(order, /was paid twice/)).toEqual([])
  })

  test('stays under review when staff could not refund it, until the right payment comes', async () => {
    const path = '/api/acceptance/void_refund/refund'
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    const clerk = await enterAs(shop, 'orders')
    shop.paymob.spoil(path, { status: 400, body: { message: 'Not now' } })
    const body = { payment_id: order.paymentId, amount: 400, note: '' }
    const headers = { 'idempotency-key': order.id }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body, headers })).status).toBe(200)
    await giveMoneyBack(shop)
    shop.paymob.forgive(path)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'failed' }])
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason: 'wrong_amount' }])
    await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(heldFor(order)).toEqual([0, 100_000])
  })

  test('goes back by itself when it comes a second time, or after the right payment', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    await shop.settle(order, 'paid', { amount_cents: 50_000 })
    await shop.settle(order, 'paid')
    await shop.settle(order, 'paid', { amount_cents: 60_000 })
    await giveMoneyBack(shop)
    expect(heldFor(order)).toEqual([0, 0, 100_000, 0])
  })

  test('goes back by itself when its order is over', async () => {
    const order = await shop.placeOrder()
    await cancel(order)
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 40_000, reason: 'paid_late' }])
    await giveMoneyBack(shop)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'refunded', reviewReason: 'wrong_amount' }])
    expect(heldFor(order)).toEqual([0])
  })

  test('is told with the amount that goes back, once', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    await shop.settle(order, 'paid')
    const odd = await shop.settle(order, 'paid', { amount_cents: 60_000 })
    const again = await shop.settle(order, 'paid')
    for (const known of [odd, again]) await shop.tell(known)
    await expect.poll(() => toldBack(order, /was paid twice/)).toEqual(['1,000', '400', '600'])
  })

  test('is told with the amount that goes back when its order is over', async () => {
    const order = await shop.placeOrder()
    await cancel(order)
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    await expect.poll(() => toldBack(order, /came after it was cancelled/)).toEqual(['400'])
  })

  test.each([
    ['en', 'Your 400 EGP are going back to your card.'],
    ['ar', 'سنرد 400 ج.م إلى بطاقتك.'],
  ])('is told (%s) with the amount that goes back when its order is cancelled', async (language, told) => {
    const order = await shop.placeOrder()
    await shop.pool`update orders set language = ${language} where id = ${order.id}`
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    await cancel(order)
    await expect.poll(() => lastTold(order)).toContain(told)
  })

  test('is told without what staff had sent back before the cancellation, and without money in another currency', async () => {
    const [order, other] = [await shop.placeOrder(), await shop.placeOrder()]
    await shop.settle(order, 'paid')
    const clerk = await enterAs(shop, 'orders')
    const body = { payment_id: order.paymentId, amount: 250, note: '' }
    const headers = { 'idempotency-key': order.id }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body, headers })).status).toBe(200)
    await cancel(order)
    await expect.poll(() => toldBack(order, /is cancelled/)).toEqual(['750'])
    await shop.settle(other, 'paid', { currency: 'USD' })
    await cancel(other)
    await expect.poll(() => lastTold(other)).toMatch(/is cancelled\.\n/)
  })

  test('is not told in another currency, in which nobody knows the amount', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid')
    const count = async () => (await shop.pool`select from messages`).length
    const before = await count()
    await shop.settle(order, 'paid', { currency: 'USD' })
    expect(await shop.refundsOf(order.id)).toHaveLength(1)
    expect(await count()).toBe(before)
  })
})
