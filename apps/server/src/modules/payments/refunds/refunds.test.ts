import type { PaymentId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import { giveMoneyBack, providerDeps } from '../../../../test/money-back.ts'
import { type Db, inTransaction } from '../../../database/client.ts'
import { askAboutPayment } from '../attempts/ask-payments.service.ts'
import type { RefundMethod } from '../payment-status.types.ts'
import { lockAttempts } from '../payments.repository.ts'
import { applyRefund } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { writeChanges } from '../state/write-changes.service.ts'
import { insertRefund } from './refunds.repository.ts'
import { requestRefund } from './request-refund.service.ts'
import { workOnRefunds } from './work-on-refunds.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const path = '/api/acceptance/void_refund/refund'
const run = () => workOnRefunds(providerDeps(shop))
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
    const deps = providerDeps(shop)
    const [payment] = await lockAttempts(tx, order.id)
    if (!payment) throw new Error('No payment')
    if (method === 'refund')
      return await requestRefund(tx, deps, payment.id, { transactionId: String(id), amount, reason: 'staff' })
    const refund = { paymentId: payment.id, transactionId: String(id), method, amountPiastres: amount }
    await insertRefund(tx, {
      ...refund,
      id: crypto.randomUUID(),
      reason: 'staff',
      repaysPiastres: 0,
      reference: '',
      status: 'requested',
      dueAt: shop.clock.now,
    })
    const state = await lockPaymentState(tx, payment.id)
    await writeChanges(tx, deps, state, applyRefund(state, { transactionId: String(id), amount: 0, reason: 'staff' }))
  })
}

const states = async (order: CardOrder) => ({
  payment: (await shop.paymentsOf(order.id))
    .map(({ status, refundedPiastres }) => `${status} ${refundedPiastres}`)
    .join(),
  refunds: (await shop.refundsOf(order.id)).map(({ status }) => status).join(),
  order: (await shop.getOrder(order)).payment_status,
})
const openProblems = async (order: CardOrder) => {
  const rows = await shop.pool<{ reason: string }[]>`
    select q.reason from payment_problems q join payments p on p.id = q.payment_id where p.reference = ${order.id} and q.dealt_with_at is null`
  return rows.map(({ reason }) => reason)
}
const sent = (transactionId: number) =>
  shop.paymob.requests.filter((it) => it.path === path && it.body.transaction_id === transactionId).length
const childOf = (transactionId: number) =>
  [...shop.paymob.bank.transactions.values()].findLast((it) => it.parent_transaction === transactionId)

describe('a refund', () => {
  test('is written, sent and done in this order, and each state is distinct', async () => {
    const { order } = await refund(100_000)
    expect(await states(order)).toEqual({ payment: 'refunding 0', refunds: 'requested', order: 'paid' })
    await run()
    expect(await states(order)).toEqual({ payment: 'refunding 0', refunds: 'sent', order: 'paid' })
    await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
  })

  test('is done when the provider confirms it, once for repeated webhooks', async () => {
    const { order, transactionId } = await refund(100_000)
    await run()
    const child = childOf(transactionId)
    if (!child) throw new Error('Nothing was sent')
    await Promise.all([shop.tell(child), shop.tell(child)])
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

  test('counts once while the provider says that it went back, but not by which refund', async () => {
    const { order, transactionId } = await refund(1002)
    await run()
    await askAboutPayment(providerDeps(shop), order.paymentId as PaymentId)
    expect(await states(order)).toMatchObject({ payment: 'refunding 1002', refunds: 'sent' })
    expect((await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)).status).toBe(200)
    await giveMoneyBack(shop)
    const parent = shop.paymob.bank.transactions.get(transactionId)
    expect(parent?.refunded_amount_cents).toBe(parent?.amount_cents)
  })

  test('that was made before the payment was known is counted, and staff look at it', async () => {
    const order = await shop.placeOrder()
    const { bank } = shop.paymob
    const paid = bank.pay(order.orderId, 'paid')
    const child = bank.giveBack(paid.id, 40_000)
    if (!child) throw new Error('No money back')
    await shop.tell(child)
    await shop.tell(paid)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason: 'returned_unseen' }])
    await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 60_000 }])
  })

  test('waits unsent while the provider does not say what is left, and that is no try', async () => {
    const { order, transactionId } = await refund(100_000)
    const question = `/api/acceptance/transactions/${transactionId}`
    shop.paymob.spoil(question, 'dropped', 'garbled', { status: 503, body: {} })
    for (let step = 0; step < 3; step += 1) await later()
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'requested', tries: 0 }])
    await later()
    await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done', order: 'refunded' })
    expect(sent(transactionId)).toBe(1)
  })

  test('of more than the provider says is left is not sent', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.bank.giveBack(transactionId, 1)
    await run()
    expect(sent(transactionId)).toBe(0)
    expect(await states(order)).toEqual({ payment: 'partially_refunded 1', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })

  test("of another order's money is not sent", async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.bank.answers.set(transactionId, { order: { id: 1, merchant_order_id: null } })
    await run()
    expect(sent(transactionId)).toBe(0)
    expect((await states(order)).refunds).toBe('failed')
  })

  test.each([100_001, 999_999_999])('of more than came (%i) is refused by the database', async (amount) => {
    const order = await shop.placeOrder()
    const { id } = await shop.settle(order, 'paid')
    await expect(giveBack(order, amount, id)).rejects.toThrow('exceeds what is left')
    await giveBack(order, 60_000, id)
    await expect(giveBack(order, 40_001, id)).rejects.toThrow('exceeds what is left')
    await expect(giveBack(order, 1, id + 1)).rejects.toThrow('exceeds what is left')
    expect(await shop.refundsOf(order.id)).toHaveLength(1)
  })

  test("made by staff on the provider's own pages is noticed", async () => {
    const order = await shop.placeOrder()
    const paid = await shop.settle(order, 'paid')
    const child = shop.paymob.bank.giveBack(paid.id, 100_000)
    if (!child) throw new Error('No money back')
    await shop.tell(child)
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

  test('of a part differs from an earlier one of the same amount', async () => {
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

  test('is decided before another one of the payment is sent, so that none is taken for the other', async () => {
    const { order, transactionId } = await refund(30_000)
    shop.paymob.spoil(path, 'dropped')
    await run()
    await giveBack(order, 20_000, transactionId)
    await giveBack(order, 50_000, transactionId)
    shop.paymob.spoil(path, 'dropped', 'deaf')
    await Promise.all([run(), run()])
    expect((await states(order)).refunds).toBe('sent,requested,requested')
    for (let step = 0; step < 12; step += 1) await later()
    expect(await states(order)).toEqual({ payment: 'refunded 100000', refunds: 'done,done,done', order: 'refunded' })
    expect(shop.paymob.bank.transactions.get(transactionId)).toMatchObject({ refunded_amount_cents: 100_000 })
  })

  test('waits for one that another process requests at the same moment, by a clock that is behind', async () => {
    const { order, transactionId } = await refund(30_000)
    const behind = { ...providerDeps(shop), readClock: () => new Date(shop.clock.now.getTime() - 1000) }
    const request = async (tx: Db) => {
      const [payment] = await lockAttempts(tx, order.id)
      const details = { transactionId: String(transactionId), amount: 20_000, reason: 'staff' } as const
      await requestRefund(tx, behind, payment?.id ?? expect.fail('no payment'), details)
    }
    const working = await whileHeld(shop.pool, request, async () => {
      const going = run()
      await waitForLockWaits(shop.pool, 1)
      return { going }
    })
    await working.going
    expect(sent(transactionId)).toBe(0)
    for (let step = 0; step < 4; step += 1) await later()
    expect(await states(order)).toEqual({ payment: 'partially_refunded 50000', refunds: 'done,done', order: 'paid' })
  })

  test('is given to staff a day after the provider took it, while it does not know it', async () => {
    const { order, transactionId } = await refund(100_000)
    const question = `/api/acceptance/transactions/${transactionId}`
    shop.paymob.spoil(question, 'dropped')
    await run()
    shop.clock.pass(24 * 60)
    shop.paymob.spoil(path, { status: 200, body: { id: 999_999_999, success: true, pending: true } })
    await run()
    for (const minutes of [1, 60]) {
      shop.clock.pass(minutes)
      await run()
      expect((await states(order)).refunds).toBe('sent')
    }
    shop.clock.pass(24 * 60)
    await run()
    expect(sent(transactionId)).toBe(1)
    expect(await states(order)).toEqual({ payment: 'paid 0', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })

  test('is done when the provider confirms it in the meantime', async () => {
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, 'deaf')
    await run()
    const child = childOf(transactionId)
    if (!child) throw new Error('Nothing was sent')
    await shop.tell(child)
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
    await run()
    shop.paymob.spoil('/api/acceptance/transactions/', 'dropped', { status: 503, body: {} })
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

  test('is off the list of staff once all of it has gone back: sent again in parts, or on the pages of the provider', async () => {
    const refused = { status: 400, body: { message: 'Refund is not enabled for this account.' } }
    const { order, transactionId } = await refund(100_000)
    shop.paymob.spoil(path, refused)
    await run()
    expect(await openProblems(order)).toEqual(['refund_failed'])
    await giveBack(order, 60_000, transactionId)
    await giveMoneyBack(shop)
    expect(await openProblems(order)).toEqual(['refund_failed'])
    await giveBack(order, 40_000, transactionId)
    await run()
    expect(await openProblems(order)).toEqual(['refund_failed'])
    await later()
    expect(await states(order)).toMatchObject({ payment: 'refunded 100000', refunds: 'failed,done,done' })
    expect(await openProblems(order)).toEqual([])

    const other = await refund(30_000)
    shop.paymob.spoil(path, refused)
    await run()
    expect(await openProblems(other.order)).toEqual(['refund_failed'])
    const child = shop.paymob.bank.giveBack(other.transactionId, 30_000)
    if (!child) throw new Error('No money back')
    await shop.tell(child)
    expect(await openProblems(other.order)).toEqual([])
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
    const failed = { success: false, data: { message: 'Insufficient balance' } }
    if (child) {
      shop.paymob.bank.answers.set(child.id, failed)
      shop.paymob.bank.answers.set(transactionId, { is_refunded: false, refunded_amount_cents: null })
      await shop.tell({ ...child, ...failed })
    }
    expect(await states(order)).toEqual({ payment: 'paid 0', refunds: 'failed', order: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'refund_failed' }])
  })
})

test('refunds are shared by processes, and each is sent once', async () => {
  const made = [await refund(100_000), await refund(100_000), await refund(100_000)]
  await Promise.all([run(), run(), run(), run()])
  expect(made.map(({ transactionId }) => sent(transactionId))).toEqual([1, 1, 1])
})
