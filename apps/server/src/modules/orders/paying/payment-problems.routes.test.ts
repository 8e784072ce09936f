import type { PaymentProblem } from '@shop/contract/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { sign } from '../../../../test/fakes/paymob-messenger.ts'
import { askAboutSilence, giveMoneyBack } from '../../../../test/money-back.ts'
import type { PaymobTransaction } from '../../payments/providers/paymob/index.ts'

let shop: CardShop
let clerk: Member
let support: Member
beforeAll(async () => {
  shop = await openCardShop({ config: { metrics: { host: '127.0.0.1', port: 0, folder: '.' } } })
})
beforeEach(async () => {
  clerk = await enterAs(shop, 'orders', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

const list = async (query = 'page_size=200'): Promise<PaymentProblem[]> => {
  const { status, body } = await clerk.call('GET', `/payment-problems/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}
const problemsOf = async (order: CardOrder) => (await list()).filter((problem) => problem.order?.id === order.id)
const resolve = (id: unknown, note = 'Called the bank', by = clerk) =>
  by.call('POST', `/payment-problems/${id}/resolutions/`, { body: { note } })

/** An order that was paid after it had been cancelled: a problem whose money goes back by itself. */
async function paidLate(): Promise<CardOrder> {
  const order = await shop.placeOrder()
  await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
  await shop.settle(order, 'paid')
  return order
}

describe('a problem', () => {
  test('is marked as dealt with by who may move money, once, and the log says so', async () => {
    const order = await paidLate()
    const [{ id } = { id: 0 }] = await problemsOf(order)
    expect((await resolve(id, 'Mine now', support)).body.code).toBe('forbidden')
    const answers = await Promise.all([1, 2, 3].map(() => resolve(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('problem_dealt_with')
    expect(await problemsOf(order)).toMatchObject([
      { reason: 'paid_late', dealt_with: { note: 'Called the bank', actor: { id: clerk.id, name: 'Hala' } } },
    ])
    const audit = await shop.pool`
      select actor_id, action, after from audit_entries where entity = 'payment_problem' and entity_id = ${String(id)}`
    expect(audit).toMatchObject([{ actorId: clerk.id, action: 'dealt_with', after: { payment_id: order.paymentId } }])
    expect(JSON.stringify(audit)).not.toContain('bank')
  })

  test('wants a note, and an id that there is', async () => {
    const [{ id } = { id: 0 }] = await problemsOf(await paidLate())
    expect((await resolve(id, '  ')).body).toMatchObject({ code: 'validation_failed', errors: { note: [/./] } })
    expect((await resolve(id, 'x'.repeat(1001))).status).toBe(400)
    expect((await resolve('first')).status).toBe(400)
    expect((await resolve(2_000_000_000)).body.code).toBe('not_found')
  })

  test('with undecided money cannot be resolved', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: 40_000 })
    const [{ id } = { id: 0 }] = await problemsOf(order)
    expect(await resolve(id)).toMatchObject({ status: 409, body: { code: 'payment_undecided' } })
    await clerk.call('POST', `/orders/${order.id}/steps/`, { body: { step: 'cancel', from: 'pending_payment' } })
    expect((await resolve(id)).status).toBe(200)
  })

  test('that happens again is open again, beside what was dealt with', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid')
    await shop.settle(order, 'paid')
    await shop.settle(order, 'paid')
    const [{ id } = { id: 0 }, ...others] = await problemsOf(order)
    expect(others).toEqual([])
    await resolve(id)
    await shop.settle(order, 'paid')
    expect(await problemsOf(order)).toMatchObject([
      { reason: 'paid_twice', dealt_with: null },
      { id, dealt_with: { note: 'Called the bank' } },
    ])
  })

  test('of another kind is listed besides, although the payment had one', async () => {
    await giveMoneyBack(shop)
    const order = await paidLate()
    const path = '/api/acceptance/void_refund/refund'
    shop.paymob.spoil(path, { status: 400, body: { message: 'Refund is not enabled for this account.' } })
    await giveMoneyBack(shop)
    expect((await problemsOf(order)).map(({ reason }) => reason).sort()).toEqual(['paid_late', 'refund_failed'])
  })
})

describe('the list', () => {
  test('shows open ones first, then the newest, and can be narrowed', async () => {
    const [first, second] = [await paidLate(), await paidLate()]
    const [older] = await problemsOf(first)
    const [newer] = await problemsOf(second)
    await resolve(newer?.id)
    const ids = (problems: PaymentProblem[]) =>
      problems.map(({ id }) => id).filter((id) => id === older?.id || id === newer?.id)
    expect(ids(await list())).toEqual([older?.id, newer?.id])
    expect(ids(await list('state=open&page_size=200'))).toEqual([older?.id])
    expect(ids(await list('state=done&page_size=200'))).toEqual([newer?.id])
    expect(ids(await list('reason=paid_late&state=open&page_size=200'))).toEqual([older?.id])
    expect(ids(await list('reason=refund_failed&page_size=200'))).toEqual([])
    for (const query of ['state=lost', 'reason=bad_luck']) {
      expect((await clerk.call('GET', `/payment-problems/?${query}`)).status, query).toBe(400)
    }
    const { body } = await clerk.call('GET', '/payment-problems/?state=open&page_size=1')
    expect(body.next).toContain('state=open')
    const figures = await (await fetch(shop.metricsUrl ?? '')).text()
    expect(figures).toContain(`nawwar_payments_under_review ${body.count}\n`)
  })
})

describe('signed webhooks of a payment that the shop does not know', () => {
  const stray = async (id: number, changes: Partial<PaymobTransaction> = {}) => {
    const order = await shop.placeOrder()
    const sent = { ...shop.paymob.bank.pay(order.orderId, 'paid'), id, order: { id: 10_000_000 + id }, ...changes }
    const path = `/api/payments/webhooks/paymob/?hmac=${sign(sent)}`
    shop.paymob.bank.transactions.set(id, sent)
    expect((await shop.call('POST', path, { type: 'TRANSACTION', obj: sent })).status).toBe(200)
    await shop.untilAsked()
    return (await list()).filter(({ transaction_id }) => transaction_id === String(id))
  }

  test('are listed with what is known of them, and can be dealt with', async () => {
    const [problem] = await stray(771)
    expect(problem).toMatchObject({
      reason: 'unknown_payment',
      payment_id: null,
      order: null,
      status: null,
      amount: 1000,
      currency: 'EGP',
      dealt_with: null,
    })
    const { body } = await resolve(problem?.id, "It was our other shop's")
    expect(body.dealt_with.note).toBe("It was our other shop's")
  })

  test('are none of our business while no money moved, and one problem however often they come', async () => {
    expect(await stray(772, { success: false })).toEqual([])
    expect(await stray(773)).toHaveLength(1)
    expect(await stray(773, { is_refunded: true, refunded_amount_cents: 100_000 })).toHaveLength(1)
  })

  test('settle themselves when the payment becomes known', async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    await shop.pool`update payments set provider_order_id = 'later', redirect_url = null where id = ${order.paymentId}`
    await shop.tell(paid)
    const find = async () => (await list()).filter(({ transaction_id }) => transaction_id === String(paid.id))
    expect(await find()).toMatchObject([{ reason: 'unknown_payment', dealt_with: null }])
    await shop.pool`update payments set provider_order_id = ${String(order.orderId)} where id = ${order.paymentId}`
    shop.clock.pass(10)
    await askAboutSilence(shop)
    expect(await find()).toMatchObject([{ dealt_with: { note: '', actor: null } }])
  })
})
