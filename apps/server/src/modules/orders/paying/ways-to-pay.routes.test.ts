import { randomUUID } from 'node:crypto'
import { methodRules, type OnlineMethod, onlineMethods } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterAs, type Member, takeSteps } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { integrations } from '../../../../test/fakes/paymob-bank.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { eraseRecipients } from '../people/erase-recipient.repository.ts'
import { expireOrders } from './expire-orders.service.ts'

let shop: CardShop
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
  await offerPlans(['bank_installments', 'pay_later'])
})
afterAll(() => shop.close())

/** Sessions end while orders wait. */
beforeEach(async () => {
  clerk = await enterAs(shop, 'orders', 'Hala')
})

const plan = { name: { en: 'Half a year', ar: 'نصف سنة' }, months: 6, fee_percent: 12, max_total: 50_000 }
async function offerPlans(methods: readonly OnlineMethod[]): Promise<void> {
  const days = { valid_from: '2020-01-01', valid_to: null }
  const plans = methods.map((method) => ({ ...plan, ...days, method, min_total: 500 }))
  await shop.pool`update shop_settings set installment_plans = ${shop.pool.json([{ ...plan, ...days, min_total: 0 }, ...plans])}`
}

const refundPath = '/api/acceptance/void_refund/refund'
const otherWay = (method: OnlineMethod) => (method === 'wallet' ? 1001 : 1002)
const intentionOf = (order: CardOrder) =>
  shop.paymob.requests.findLast(({ body }) => String(body.special_reference).startsWith(`${order.paymentId}_`))?.body
const sentBackBy = (order: CardOrder) => {
  const paid = [...shop.paymob.bank.transactions.values()].filter((it) => it.order.id === order.orderId)
  return shop.paymob.requests.filter(
    ({ path, body }) => path === refundPath && paid.some(({ id }) => id === body.transaction_id),
  )
}
const cancel = (order: CardOrder) => shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
const refund = (order: CardOrder, amount: number, byHand: object | null = null) =>
  clerk.call('POST', `/orders/${order.id}/refunds/`, {
    body: { payment_id: order.paymentId, amount, by_hand: byHand },
    headers: { 'idempotency-key': randomUUID() },
  })
const openProblems = async (order: CardOrder) => {
  const rows = await shop.pool<{ reason: string }[]>`
    select reason from payment_problems where payment_id = ${order.paymentId} and dealt_with_at is null order by reason`
  return rows.map(({ reason }) => reason)
}

describe.each(onlineMethods)('%s', (method) => {
  const { minutes, refunds } = methodRules[method]
  const proof = { method: 'transfer', reference: 'TR-4711' }
  const place = async (productId?: number) => await shop.placeOrder(productId, { payment_method: method })
  async function pay(): Promise<CardOrder> {
    const order = await place()
    await shop.settle(order, 'paid')
    return order
  }
  /** The money of an order is back: by the provider, or by staff with their proof. */
  async function expectBack(order: CardOrder, piastres: number): Promise<void> {
    await giveMoneyBack(shop)
    if (refunds === 'staff') {
      clerk = await enterAs(shop, 'orders', 'Hala')
      expect(await openProblems(order)).toContain('refund_failed')
      // Its provider is not even asked.
      expect(sentBackBy(order)).toEqual([])
      const { status, body } = await refund(order, piastres / 100, proof)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(await openProblems(order)).not.toContain('refund_failed')
    }
    const done = { status: 'done', amountPiastres: piastres, method: refunds === 'staff' ? 'transfer' : 'refund' }
    expect((await shop.refundsOf(order.id)).at(-1)).toMatchObject(done)
  }

  test('is paid on a page for this way alone, and the order keeps its stock until then', async () => {
    const product = await createProduct(shop.pool)
    const order = await place(product.id)
    const payBefore = new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString()
    expect(await shop.getOrder(order)).toMatchObject({
      status: 'pending_payment',
      payment_method: method,
      pay_before: payBefore,
    })
    expect(intentionOf(order)).toMatchObject({ payment_methods: integrations[method], expiration: minutes * 60 })
    expect(await shop.stockOf(product.id)).toBe(4)
    await shop.settle(order, 'pending')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
    await shop.settle(order, 'paid')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid', pay_before: null })
    expect(await shop.stockOf(product.id)).toBe(4)
  })

  test('that was declined is tried again in the same way, or becomes cash', async () => {
    const order = await place()
    await shop.settle(order, 'declined')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
    const again = await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`)
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect(intentionOf({ ...order, paymentId: again.body.id })?.payment_methods).toEqual(integrations[method])
    const inCash = await shop.call('POST', `/api/orders/${order.id}/pay-in-cash/?access_token=${order.token}`)
    expect(inCash.body).toMatchObject({ status: 'processing', payment_method: 'cash', pay_before: null })
    await shop.settle(order, 'paid')
    await expectBack(order, 100_000)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'unpaid' })
  })

  test('that never comes ends the order in time, and money that comes later goes back', async () => {
    const product = await createProduct(shop.pool)
    const order = await place(product.id)
    shop.clock.pass(minutes - 1)
    await expireOrders(shop.deps)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
    shop.clock.pass(1)
    await expireOrders(shop.deps)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    expect(await shop.stockOf(product.id)).toBe(5)
    await shop.settle(order, 'paid')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'paid' })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'paid_late', amountPiastres: 100_000 }])
    await expectBack(order, 100_000)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  test('that came twice counts once, and the second money goes back', async () => {
    const order = await pay()
    await shop.settle(order, 'paid')
    expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'paid_twice', amountPiastres: 100_000 }])
    await giveMoneyBack(shop)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: refunds === 'staff' ? 'failed' : 'done' }])
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  })

  test('that came by another way waits for staff, and is never the payment', async () => {
    const order = await place()
    await shop.settle(order, 'paid', { integration_id: otherWay(method) })
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason: 'wrong_account' }])
    const view = await clerk.call('GET', `/orders/${order.id}/`)
    expect(view.body.payments).toMatchObject([{ method, is_acceptable: false }])
  })

  test('goes back in parts, as the way allows, and never more than came', async () => {
    const order = await pay()
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    const byHand = ['cash', 'transfer', 'wallet']
    expect(body.payments).toMatchObject([{ method, refund_methods: refunds === 'staff' ? byHand : ['provider'] }])
    const wrong = await refund(order, 100, refunds === 'staff' ? null : proof)
    expect(wrong.body.code).toBe('refund_method_not_possible')
    const right = refunds === 'staff' ? proof : null
    expect((await refund(order, 300, right)).status).toBe(200)
    await giveMoneyBack(shop)
    expect((await refund(order, 700.01, right)).body).toMatchObject({
      code: 'refund_too_high',
      details: { available: 700 },
    })
    const answers = await Promise.all([1, 2, 3].map(() => refund(order, 700, right)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await giveMoneyBack(shop)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'refunded', refundedPiastres: 100_000 }])
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'refunded' })
  })

  test('goes back when the paid order is cancelled; staff pay what the provider refuses', async () => {
    const order = await pay()
    const refusal = { status: 400, body: { message: 'This integration does not support refunds' } }
    if (refunds === 'provider') shop.paymob.spoil(refundPath, refusal)
    await cancel(order)
    await giveMoneyBack(shop)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'failed', reason: 'cancelled' }])
    expect(await openProblems(order)).toEqual(['refund_failed'])
    expect((await refund(order, 1000.01, proof)).body.code).toBe('refund_too_high')
    expect((await refund(order, 400, proof)).status).toBe(200)
    expect(await openProblems(order)).toEqual(['refund_failed'])
    const { status, body } = await refund(order, 600, { method: 'wallet', reference: 'VF-1' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      payment_status: 'refunded',
      payments: [
        {
          refundable: 0,
          refunds: [
            { status: 'failed', method: 'provider', reference: null },
            { status: 'done', method: 'transfer', reference: 'TR-4711', amount: 400 },
            { status: 'done', method: 'wallet', reference: 'VF-1', amount: 600 },
          ],
        },
      ],
    })
    expect(await openProblems(order)).toEqual([])
    expect((await refund(order, 0.01, proof)).body.code).toMatch(/refund_too_high|refund_method_not_possible/)
  })

  test('takes only the totals within its limits, both ends included', async () => {
    const limits = methodRules[method].limits === 'plans' ? { min: 500, max: 50_000 } : methodRules[method].limits
    const { min, max } = limits
    // What is delivered for nothing costs its price.
    await shop.pool`update delivery_zones set fee_piastres = 0`
    const buy = async (price: number) => {
      const { id } = await createProduct(shop.pool, { variants: [{ price: Math.round(price * 100) }] })
      return (await shop.buy(id, { payment_method: method })).body
    }
    const { min_total, max_total } = offerOf(await offered(), method)
    expect([min_total, max_total]).toEqual([min, max])
    const details = { min, ...(max !== null && { max }) }
    const refusal = { code: 'total_not_taken', details, errors: { payment_method: [expect.any(String)] } }
    const taken = { order: { status: 'pending_payment', payment_method: method } }
    if (min > 0) expect(await buy(min - 0.01)).toMatchObject(refusal)
    expect(await buy(Math.max(min, 0.01))).toMatchObject(taken)
    if (max !== null) {
      expect(await buy(max)).toMatchObject(taken)
      expect(await buy(max + 0.01)).toMatchObject(refusal)
    }
  })
})

describe('money that staff paid back by hand', () => {
  const proof = { method: 'cash', reference: 'R-12' }
  async function failRefund(order: CardOrder, amount: number): Promise<void> {
    shop.paymob.spoil(refundPath, { status: 400, body: { message: 'Not now' } })
    expect((await refund(order, amount)).status).toBe(200)
    await giveMoneyBack(shop)
  }
  async function pay(method: OnlineMethod): Promise<CardOrder> {
    const order = await shop.placeOrder(undefined, { payment_method: method })
    await shop.settle(order, 'paid')
    return order
  }

  test('is at most what the provider failed to refund, and counts beside what it reports', async () => {
    const order = await pay('wallet')
    const [{ transactionId = '' } = {}] = await shop.paymentsOf(order.id)
    await failRefund(order, 400)
    expect((await refund(order, 400.01, proof)).body).toMatchObject({ details: { available: 400 } })
    expect((await refund(order, 400, proof)).status).toBe(200)
    expect((await refund(order, 1, proof)).body.code).toBe('refund_method_not_possible')
    // Somebody refunds the same amount in the dashboard of the provider.
    const child = shop.paymob.bank.giveBack(Number(transactionId), 40_000)
    if (!child) throw new Error('The bank refused')
    await shop.tell(child)
    const parent = shop.paymob.bank.transactions.get(Number(transactionId))
    if (parent) await shop.tell(parent)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'partially_refunded', refundedPiastres: 80_000 }])
    // The provider's refund is not that of staff.
    expect((await shop.refundsOf(order.id)).at(-1)).toMatchObject({ method: 'cash', providerTransactionId: null })
    expect((await refund(order, 200.01)).body).toMatchObject({ details: { available: 200 } })
    const row = { id: randomUUID(), payment_id: order.paymentId, transaction_id: transactionId, reason: 'staff' }
    const tooMuch = { ...row, amount_piastres: 20_001, due_at: shop.clock.now, created_at: shop.clock.now }
    const insert = shop.pool`insert into refunds ${shop.pool({ ...tooMuch, updated_at: shop.clock.now })}`
    await expect(insert).rejects.toThrow('exceeds what is left')
  })

  test('is not owed any more when the provider sends it after all, in parts or as a whole', async () => {
    const order = await pay('card')
    const see = async () => (await clerk.call('GET', `/orders/${order.id}/`)).body.payments[0]
    await failRefund(order, 400)
    expect(await see()).toMatchObject({ refund_methods: ['provider', 'cash', 'transfer', 'wallet'] })
    expect((await refund(order, 150)).status).toBe(200)
    await giveMoneyBack(shop)
    expect((await refund(order, 250.01, proof)).body).toMatchObject({ details: { available: 250 } })
    expect((await refund(order, 250)).status).toBe(200)
    await giveMoneyBack(shop)
    expect(await see()).toMatchObject({ refundable: 600, refund_methods: ['provider'] })
    expect((await refund(order, 1, proof)).body.code).toBe('refund_method_not_possible')
  })

  test('is not owed any more when the provider tells of its pages as a sum alone', async () => {
    const order = await pay('card')
    const [{ transactionId = '' } = {}] = await shop.paymentsOf(order.id)
    await failRefund(order, 400)
    shop.paymob.bank.giveBack(Number(transactionId), 40_000)
    const parent = shop.paymob.bank.transactions.get(Number(transactionId)) ?? expect.fail('no payment')
    await shop.tell(parent)
    expect((await refund(order, 400, proof)).body.code).toBe('refund_method_not_possible')
    expect(await openProblems(order)).not.toContain('refund_failed')
  })

  test.each(['kiosk', 'card'] as const)(
    'by %s, of what came twice, leaves the first money and the order paid',
    async (method) => {
      const order = await pay(method)
      shop.paymob.spoil(refundPath, { status: 400, body: { message: 'Not now' } })
      const second = await shop.settle(order, 'paid')
      await giveMoneyBack(shop)
      shop.paymob.forgive(refundPath)
      expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'failed', transactionId: String(second.id) }])
      const see = async () => (await clerk.call('GET', `/orders/${order.id}/`)).body
      expect((await see()).payments).toMatchObject([{ refundable: 2000 }])
      expect((await refund(order, 400, proof)).status).toBe(200)
      expect(await openProblems(order)).toContain('refund_failed')
      expect((await refund(order, 600, proof)).status).toBe(200)
      expect(await openProblems(order)).not.toContain('refund_failed')
      const byHand = { status: 'done', method: 'cash', transactionId: String(second.id) }
      expect((await shop.refundsOf(order.id)).slice(1)).toMatchObject([byHand, byHand])
      expect(await see()).toMatchObject({
        payment_status: 'paid',
        payments: [{ status: 'paid', refunded: 0, refundable: 1000 }],
      })
      const tooMuch = (await refund(order, 1000.01, proof)).body
      if (method === 'card') expect(tooMuch.code).toBe('refund_method_not_possible')
      else expect(tooMuch).toMatchObject({ details: { available: 1000 } })
    },
  )

  test('of what came twice and of the payment is booked on each', async () => {
    const order = await pay('kiosk')
    const second = await shop.settle(order, 'paid')
    await cancel(order)
    await giveMoneyBack(shop)
    expect((await refund(order, 2000.01, proof)).body).toMatchObject({ details: { available: 2000 } })
    expect((await refund(order, 2000, proof)).status).toBe(200)
    const [payment] = await shop.paymentsOf(order.id)
    const byHand = (await shop.refundsOf(order.id)).filter(({ status }) => status === 'done')
    expect(byHand.map(({ transactionId, amountPiastres }) => [transactionId, amountPiastres]).sort()).toEqual(
      [
        [payment?.transactionId, 100_000],
        [String(second.id), 100_000],
      ].sort(),
    )
    expect(await openProblems(order)).not.toContain('refund_failed')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  test('is in the books once', async () => {
    const notesOf = async (order: CardOrder) => {
      const rows = await shop.pool<{ creditPiastres: number }[]>`
        select credit_piastres from book_documents where order_id = ${order.id} and kind = 'credit_note' order by id`
      return rows.map(({ creditPiastres }) => creditPiastres)
    }
    const [order, atKiosk] = [await pay('card'), await pay('kiosk')]
    for (const { id } of [order, atKiosk]) await takeSteps(clerk, id, ['ship', 'processing'], ['deliver', 'in_transit'])
    await failRefund(order, 300)
    await refund(order, 300, proof)
    expect(await notesOf(order)).toEqual([30_000])
    await refund(atKiosk, 250, proof)
    expect(await notesOf(atKiosk)).toEqual([25_000])
  })

  test('loses its proof when the person is erased', async () => {
    const order = await pay('kiosk')
    await refund(order, 250, proof)
    await eraseRecipients(shop.pool, [order.id])
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'done', method: 'cash', reference: '' }])
  })

  test('needs a proof and the right to refund', async () => {
    const order = await pay('kiosk')
    expect((await refund(order, 10, { ...proof, reference: ' ' })).status).toBe(400)
    clerk = await enterAs(shop, 'support', 'Samir')
    expect((await refund(order, 10, proof)).status).toBe(403)
  })
})

type Offer = { method: string; min_total: number; max_total: number | null; plans: object[] }
const offered = async (): Promise<Offer[]> => (await shop.call('GET', '/api/orders/payment-methods/')).body.methods
function offerOf(offers: Offer[], method: OnlineMethod): Offer {
  const offer = offers.find((each) => each.method === method)
  if (!offer) throw new Error(`${method} is not offered`)
  return offer
}

describe('the offered ways', () => {
  test('say what installments cost by the plans that name them', async () => {
    const { body } = await shop.call('GET', '/api/orders/payment-methods/', undefined, { 'accept-language': 'ar' })
    expect(body.methods.map(({ method, minutes }: { method: string; minutes: number }) => [method, minutes])).toEqual([
      ['card', 30],
      ['wallet', 30],
      ['kiosk', 1440],
      ['bank_installments', 30],
      ['pay_later', 60],
    ])
    expect(offerOf(body.methods, 'wallet').plans).toEqual([])
    expect(offerOf(body.methods, 'pay_later').plans).toMatchObject([
      { name: 'نصف سنة', method: 'pay_later', months: 6, fee_percent: 12 },
    ])
  })

  test('with two integrations are paid by either: the page offers both, and money by the second is the payment', async () => {
    const order = await shop.placeOrder(undefined, { payment_method: 'pay_later' })
    expect(intentionOf(order)).toMatchObject({ payment_methods: [1005, 1006] })
    const transaction = shop.paymob.bank.pay(order.orderId, 'paid', { integration_id: 1006 })
    await shop.tell(transaction)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'paid', reviewReason: null, transactionId: String(transaction.id) },
    ])
  })

  test('are those that the provider has, and installments only with a plan', async () => {
    const { offers, ...settings } = shop.paymob.settings
    const { card = { min: 0, max: null } } = offers
    const few = await openCardShop({
      payments: {
        ...settings,
        integrations: { card: [1001], pay_later: [1005] },
        offers: { card, pay_later: 'plans' },
      },
    })
    const { methods } = (await few.call('GET', '/api/orders/payment-methods/')).body
    expect(methods).toMatchObject([{ method: 'card', min_total: 0, max_total: null, plans: [] }])
    const product = await createProduct(few.pool)
    for (const method of ['wallet', 'pay_later']) {
      const refused = await few.buy(product.id, { payment_method: method })
      expect(refused.body).toMatchObject({
        code: 'payment_method_unavailable',
        errors: { payment_method: [expect.any(String)] },
      })
    }
    await few.close()
  })

  test('are none without a provider, and cash stays', async () => {
    const cashOnly = await openCardShop({ payments: { kind: 'none' } })
    expect((await cashOnly.call('GET', '/api/orders/payment-methods/')).body).toEqual({ methods: [] })
    await cashOnly.close()
  })
})

test('staff filter their list by the way', async () => {
  const order = await shop.placeOrder(undefined, { payment_method: 'kiosk' })
  const list = await clerk.call('GET', '/orders/?payment_method=kiosk&page_size=1')
  expect(list.body.results).toMatchObject([{ id: order.id, payment_method: 'kiosk' }])
})
