import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { type Db, inTransaction } from '../../../database/client.ts'
import { lockAttempts } from '../../payments/index.ts'
import { advanceOrder } from '../order-life.service.ts'
import { findOrder } from '../orders.repository.ts'
import { expireOrders } from './expire-orders.service.ts'
import { startPaying } from './pay-order.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const cancel = (order: CardOrder) => shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
const pay = (order: CardOrder) => shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`)
const sent = async (order: CardOrder) => {
  const { number } = await shop.getOrder(order)
  return (await shop.messages()).filter((text) => text.includes(number)).join('\n')
}

/** A second attempt of an order whose first was declined. */
async function startAgain(order: CardOrder): Promise<CardOrder> {
  await shop.settle(order, 'declined')
  const { body } = await pay(order)
  const [row] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where id = ${body.id}`
  return { ...order, paymentId: body.id, orderId: Number(row?.providerOrderId) }
}

describe('an order that is paid twice', () => {
  test('by two attempts counts once, and the second is refunded', async () => {
    const order = await shop.placeOrder()
    const second = await startAgain(order)
    const [stored, extra] = [await shop.settle(order, 'paid'), await shop.settle(second, 'paid')]
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'paid', transactionId: String(stored.id), reviewReason: null },
      { status: 'refunding', transactionId: String(extra.id), reviewReason: 'paid_twice' },
    ])
    await giveMoneyBack(shop)
    expect((await shop.paymentsOf(order.id)).map(({ status }) => status)).toEqual(['paid', 'refunded'])
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(shop.paymob.bank.transactions.get(extra.id)).toMatchObject({ refunded_amount_cents: 100_000 })
    expect(shop.paymob.bank.transactions.get(stored.id)).toMatchObject({ is_refunded: false })
    await expect.poll(() => sent(order)).toContain('was paid twice')
  })

  test('on one page counts once, and the second is refunded', async () => {
    const order = await shop.placeOrder()
    const [stored, extra] = [await shop.settle(order, 'paid'), await shop.settle(order, 'paid')]
    await shop.tell(extra)
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'paid', transactionId: String(stored.id), reviewReason: 'paid_twice' },
    ])
    expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'paid_twice', transactionId: String(extra.id) }])
    await giveMoneyBack(shop)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'done' }])
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'paid', refundedPiastres: 0 }])
  })

  test('at the same moment is paid by one of them, whichever', async () => {
    const order = await shop.placeOrder()
    const second = await startAgain(order)
    await Promise.all([order, second, order].map((attempt) => shop.settle(attempt, 'paid')))
    const refunds = await shop.refundsOf(order.id)
    expect(refunds).toHaveLength(2)
    await giveMoneyBack(shop)
    const paid = [...shop.paymob.bank.transactions.values()].filter(
      (it) => it.success && !it.parent_transaction && [order.orderId, second.orderId].includes(it.order.id),
    )
    expect(paid.map((it) => it.refunded_amount_cents ?? 0).sort()).toEqual([0, 100_000, 100_000])
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'paid' })
  })
})

describe('money that comes', () => {
  test('after the order has expired goes back, and shopper and staff know', async () => {
    const product = await createProduct(shop.pool)
    const order = await shop.placeOrder(product.id)
    shop.clock.pass(31)
    await expireOrders(shop.deps)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    await shop.settle(order, 'paid')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'refunding', reviewReason: 'paid_late' }])
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await shop.stockOf(product.id)).toBe(5)
    await expect.poll(() => sent(order)).toContain('came after it was cancelled')
  })

  test('after the shopper has cancelled goes back', async () => {
    const order = await shop.placeOrder()
    expect((await cancel(order)).body).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    await shop.settle(order, 'paid')
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'requested', reason: 'paid_late' }])
  })

  test('while the shopper cancels is booked or refunded, never lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await shop.placeOrder()
      await Promise.all([cancel(order), shop.settle(order, 'paid')])
      expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'paid' })
      expect(await shop.refundsOf(order.id)).toHaveLength(1)
    }
  })
})

describe('a paid order that is cancelled', () => {
  test('brings its money back once, and says so', async () => {
    const product = await createProduct(shop.pool)
    const order = await shop.placeOrder(product.id)
    await shop.settle(order, 'paid')
    const answers = await Promise.all([cancel(order), cancel(order), cancel(order)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'cancelled', amountPiastres: 100_000 }])
    await giveMoneyBack(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await shop.stockOf(product.id)).toBe(5)
    await expect.poll(() => sent(order)).toContain('Your 1,000 EGP are going back to your card')
  })

  test('cannot be cancelled once it is on its way, and is not refunded', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid')
    await advanceOrder(shop.pool, shop.deps, order.id, 'ship')
    expect((await cancel(order)).status).toBe(409)
    expect(await shop.refundsOf(order.id)).toEqual([])
  })
})

describe('an attempt that begins beside other work on its order', () => {
  /** Runs work that waits for a transaction which begins a second attempt. */
  async function beside<Result>(order: CardOrder, work: () => Promise<Result>): Promise<Result> {
    await shop.settle(order, 'declined')
    const begin = async (tx: Db) => {
      const record = await findOrder(tx, order.id)
      if (record) await startPaying(tx, shop.deps, record.order)
    }
    const working = await whileHeld(shop.pool, begin, async () => {
      const going = work()
      await waitForLockWaits(shop.pool, 1)
      return { going }
    })
    return await working.going
  }

  test('is seen by whatever waited for the lock', async () => {
    const order = await shop.placeOrder()
    const seen = await beside(order, () => inTransaction(shop.pool, (tx) => lockAttempts(tx, order.id)))
    expect(seen.map(({ status }) => status)).toEqual(['failed', 'created'])
  })

  test('is closed with an order that is cancelled', async () => {
    const order = await shop.placeOrder()
    expect((await beside(order, () => cancel(order))).body).toMatchObject({ status: 'cancelled' })
    expect((await shop.paymentsOf(order.id)).map(({ status }) => status)).toEqual(['failed', 'failed'])
  })
})

test('a payment under review holds its order until staff have decided', async () => {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid', { amount_cents: 5 })
  shop.clock.pass(60)
  await expireOrders(shop.deps)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
})
