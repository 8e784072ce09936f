import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { notify } from '../../../test/fakes/paymob-messenger.ts'
import { giveMoneyBack, takingParts } from '../../../test/money-back.ts'
import { inTransaction } from '../../database/client.ts'
import type { RefundMethod } from './payment-status.ts'
import { lockAttempts } from './payments.repository.ts'
import { insertRefund } from './refunds.repository.ts'
import { requestRefund } from './request-refund.service.ts'
import { settleMoney } from './settle-money.service.ts'
import { workOnRefunds } from './work-on-refunds.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const path = '/api/acceptance/void_refund/refund'
const run = () => workOnRefunds(takingParts(shop))
/** A little later than the next step of any refund. */
const later = async () => {
  shop.clock.pass(6)
  await run()
}

/** A paid order of which staff give an amount back. */
async function refund(amount: number): Promise<{ order: CardOrder; transactionId: number }> {
  const order = await shop.placeOrder()
  const { id } = await shop.settle(order, 'paid')
  await giveBack(order, amount, id)
  return { order, transactionId: id }
}

async function giveBack(order: CardOrder, amount: number, id: number, method: RefundMethod = 'refund') {
  await inTransaction(shop.pool, async (tx) => {
    const parts = takingParts(shop)
    const [payment] = await lockAttempts(tx, order.id)
    if (!payment) throw new Error('No payment')
    if (method === 'refund')
      return await requestRefund(tx, parts, payment, { transactionId: String(id), amount, reason: 'staff' })
    const refund = { paymentId: payment.id, transactionId: String(id), method, amountPiastres: amount }
    await insertRefund(tx, { ...refund, id: crypto.randomUUID(), reason: 'staff', dueAt: shop.clock.now })
    await settleMoney(tx, parts, payment.id)
  })
}

const states = async (order: CardOrder) => ({
  payment: (await shop.paymentsOf(order.id))
    .map(({ status, refundedPiastres }) => `${status} ${refundedPiastres}`)
    .join(),
  refunds: (await shop.refundsOf(order.id)).map(({ status }) => status).join(),
  order: (await shop.getOrder(order)).payment_status,
})
const sent = (transactionId: number) =>
  shop.paymob.requests.filter((it) => it.path === path && it.body.transaction_id === transactionId).length
const childOf = (transactionId: number) =>
  [...shop.paymob.bank.transactions.values()].findLast((it) => it.parent_transaction === transactionId)

describe('a refund', () => {
  test('is written, sent and done in this order, and each is told apart', async () => {
    const { order } = await refund(100_000)
    expect(await states(order)).toEqual({ payment: 'refunding 0', refunds: 'requested', order: 'paid' })
    await run()
    expect(await states(order)).toEqual({ payment: 'refunding 0', refunds: 'sent', order: 'paid' })
    await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
  })

  test('is done when the provider tells, once however often it does', async () => {
    const { order, transactionId } = await refund(100_000)
    await run()
    const child = childOf(transactionId)
    if (!child) throw new Error('Nothing was sent')
    await Promise.all([notify(shop.paymob, child), notify(shop.paymob, child)])
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
    await later()
    expect(sent(transactionId)).toBe(1)
  })

  test('of a part leaves the rest, and several add up', async () => {
    const { order, transactionId } = await refund(30_000)
    await giveMoneyBack(shop)
    expect(await states(order)).toEqual({ payment: 'partially_refunded 30000', refunds: 'done', order: 'paid' })
    await giveBack(order, 70_000, transactionId)
    await giveMoneyBack(shop)
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done,done', order: 'refunded' })
  })

  test('that is told before the payment it belongs to counts as well', async () => {
    const order = await shop.placeOrder()
    const { bank } = shop.paymob
    const paid = bank.pay(order.orderId, 'paid')
    const child = bank.giveBack(paid.id, 40_000)
    if (!child) throw new Error('No money back')
    await notify(shop.paymob, child)
    expect((await states(order)).payment).toBe('created 0')
    await notify(shop.paymob, paid)
    expect((await states(order)).payment).toBe('partially_refunded 40000')
  })

  test("made by staff on the provider's own pages is noticed", async () => {
    const order = await shop.placeOrder()
    const paid = await shop.settle(order, 'paid')
    const child = shop.paymob.bank.giveBack(paid.id, 100_000)
    if (!child) throw new Error('No money back')
    await notify(shop.paymob, child)
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: '', order: 'refunded' })
  })

  test('can be a void, of a payment of the same day', async () => {
    const order = await shop.placeOrder()
    const { id } = await shop.settle(order, 'paid')
    await giveBack(order, 100_000, id, 'void')
    await giveMoneyBack(shop)
    expect(await states(order)).toEqual({ payment: 'voided 100000', refunds: 'done', order: 'refunded' })
    expect(shop.paymob.bank.transactions.get(id)).toMatchObject({ is_voided: true })
  })
})

describe('a refund without an answer', () => {
  test('that was done is found to be, and not sent again', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, 'deaf')
    await run()
    expect((await states(order)).refunds).toBe('sent')
    await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
    expect(sent(transactionId)).toBe(1)
  })

  test('that was not done is sent again', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, 'dropped')
    await run()
    await later()
    expect((await states(order)).refunds).toBe('requested')
    await later()
    await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
    expect(sent(transactionId)).toBe(2)
  })

  test('of a part is told from an earlier one of the same amount', async () => {
    const { order, transactionId } = await refund(30_000)
    shop.paymob.spoil(path, 'deaf')
    await run()
    await later()
    await giveBack(order, 30_000, transactionId)
    shop.paymob.spoil(path, 'dropped')
    await run()
    await later()
    expect((await states(order)).refunds).toBe('done,requested')
    await later()
    await later()
    expect(await states(order)).toEqual({ payment: 'partially_refunded 60000', refunds: 'done,done', order: 'paid' })
    expect(shop.paymob.bank.transactions.get(transactionId)).toMatchObject({ refunded_amount_cents: 60_000 })
  })

  test('is done when the provider tells in the meantime', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, 'deaf')
    await run()
    const child = childOf(transactionId)
    if (!child) throw new Error('Nothing was sent')
    await notify(shop.paymob, child)
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
  })

  test('is given to staff after five tries', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, ...Array.from({ length: 5 }, () => 'dropped' as const))
    for (let step = 0; step < 12; step += 1) await later()
    expect(sent(transactionId)).toBe(5)
    expect(await states(order)).toEqual({ payment: 'paid 0', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })

  test('waits while the provider cannot even be asked', async () => {
    const { order } = await refund(100_000)
    shop.paymob.spoil(path, 'deaf')
    shop.paymob.spoil('/api/acceptance/transactions/', 'dropped', { status: 503, body: {} })
    await run()
    await later()
    await later()
    expect((await states(order)).refunds).toBe('sent')
    await later()
    expect((await states(order)).refunds).toBe('done')
  })
})

describe('a refund that the provider refuses', () => {
  test('is for staff to look at', async () => {
    const { order } = await refund(100_000)
    shop.paymob.spoil(path, { status: 400, body: { message: 'Refund is not enabled for this account.' } })
    await run()
    expect(await states(order)).toEqual({ payment: 'paid 0', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })

  test('because the money went back already is done', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.bank.giveBack(transactionId, 100_000)
    await run()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
  })

  test.each([
    ['at once', true],
    ['later', false],
  ])('%s is for staff to look at', async (_name, isAtOnce) => {
    const { order, transactionId } = await refund(100_000)
    if (isAtOnce) shop.paymob.spoil(path, { status: 201, body: { id: 5, success: false, pending: false } })
    await run()
    const child = childOf(transactionId)
    if (child) await notify(shop.paymob, { ...child, success: false, data: { message: 'Insufficient balance' } })
    expect(await states(order)).toEqual({ payment: 'paid 0', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })
})

test('refunds are shared by processes, and each is sent once', async () => {
  const made = [await refund(100_000), await refund(100_000), await refund(100_000)]
  await Promise.all([run(), run(), run(), run()])
  expect(made.map(({ transactionId }) => sent(transactionId))).toEqual([1, 1, 1])
})
