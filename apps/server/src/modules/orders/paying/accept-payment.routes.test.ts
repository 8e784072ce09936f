import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'

let shop: CardShop
let clerk: Member
let support: Member
beforeAll(async () => {
  shop = await openCardShop()
})
// Time passes while money goes back: logins are over soon.
beforeEach(async () => {
  clerk = await enterAs(shop, 'orders', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

/** An order of 1000 EGP of which another amount came. */
async function oddOrder(amount: number, changes: object = {}): Promise<CardOrder> {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid', { amount_cents: amount, ...changes })
  return order
}

type AcceptInput = { key?: string; by?: Member; gives_back_rest?: boolean; reason?: string; payment_id?: string }

function accept(order: CardOrder, amount: number, { key = randomUUID(), by = clerk, ...input }: AcceptInput = {}) {
  const body = { payment_id: order.paymentId, amount, reason: 'Pays the rest at the door', ...input }
  return by.call('POST', `/orders/${order.id}/accepted-payments/`, { body, headers: { 'idempotency-key': key } })
}

const show = async (order: CardOrder) => (await clerk.call('GET', `/orders/${order.id}/`)).body
/** What the bank has of an order, payment by payment, in piastres. */
const heldFor = (order: CardOrder) =>
  [...shop.paymob.bank.transactions.values()]
    .filter((it) => it.success && !it.parent_transaction && it.order.id === order.orderId)
    .map((it) => it.amount_cents - (it.refunded_amount_cents ?? 0))

describe('money of another amount', () => {
  test('is accepted with a reason: the order goes on as paid, and everything says so', async () => {
    const order = await oddOrder(90_000)
    expect(await show(order)).toMatchObject({ payments: [{ is_acceptable: true, received: 900, amount: 1000 }] })
    const { status, body } = await accept(order, 900)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      total: 1000,
      timeline: [{ status: 'pending_payment' }, { status: 'processing', actor: { name: 'Hala' } }],
      staff_notes: [{ text: 'Pays the rest at the door', actor: { name: 'Hala' } }],
      payments: [{ status: 'paid', refundable: 900, is_acceptable: false, refunds: [] }],
    })
    const { body: problems } = await clerk.call('GET', '/payment-problems/?state=done&page_size=200')
    expect(problems.results).toContainEqual(
      expect.objectContaining({
        payment_id: order.paymentId,
        dealt_with: expect.objectContaining({ note: 'Pays the rest at the door' }),
      }),
    )
    const audit =
      await shop.pool`select actor_id, action, before, after from audit_entries where entity_id = ${order.id}`
    expect(audit).toEqual([
      {
        actorId: clerk.id,
        action: 'payment_accepted',
        before: expect.objectContaining({ status: 'pending_payment', payment_status: 'pending' }),
        after: {
          status: 'processing',
          payment_status: 'paid',
          payment_id: order.paymentId,
          paid: 900,
          total: 1000,
          given_back: 0,
        },
      },
    ])
    const sent = async () => (await shop.messages()).filter((text) => text.includes(body.number))
    await expect.poll(sent).toContainEqual(expect.stringContaining('is accepted'))
    expect((await sent()).join()).not.toContain('we have your payment of')
  })

  test('above the total is accepted, or its excess is refunded at once', async () => {
    const stored = await oddOrder(150_000)
    expect((await accept(stored, 1500)).status).toBe(200)
    const shared = await oddOrder(150_000)
    const { body } = await accept(shared, 1500, { gives_back_rest: true })
    expect(body).toMatchObject({ payment_status: 'paid', payments: [{ refunds: [{ amount: 500, reason: 'staff' }] }] })
    await giveMoneyBack(shop)
    expect([heldFor(stored), heldFor(shared)]).toEqual([[150_000], [100_000]])
    expect(await show(shared)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      payments: [{ status: 'partially_refunded', refunded: 500, refundable: 1000 }],
    })
    const less = await oddOrder(60_000)
    expect((await accept(less, 600, { gives_back_rest: true })).body.payments).toMatchObject([{ refunds: [] }])
  })

  test('goes back whole when its order is cancelled afterwards', async () => {
    const order = await oddOrder(90_000)
    await accept(order, 900)
    await clerk.call('POST', `/orders/${order.id}/steps/`, { body: { step: 'cancel', from: 'processing' } })
    await giveMoneyBack(shop)
    expect(heldFor(order)).toEqual([0])
    expect(await show(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  test('that was accepted stays so when the right payment comes after all: that one goes back', async () => {
    const order = await oddOrder(90_000)
    await accept(order, 900)
    await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(heldFor(order)).toEqual([90_000, 0])
    expect(await show(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  })
})

describe('accepting', () => {
  test('asked for many times at once happens once', async () => {
    const order = await oddOrder(150_000)
    const key = randomUUID()
    const input = { gives_back_rest: true }
    const same = await Promise.all([1, 2, 3, 4].map(() => accept(order, 1500, { key, ...input })))
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const other = await oddOrder(150_000)
    const apart = await Promise.all([1, 2, 3, 4].map(() => accept(other, 1500, input)))
    expect(apart.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    for (const { id } of [order, other]) expect(await shop.refundsOf(id)).toHaveLength(1)
    expect((await accept(order, 900, { key })).body.code).toBe('idempotency_key_reused')
    expect((await accept(order, 900, { key: 'x' })).body.code).toBe('idempotency_key_required')
  })

  test('beside a cancellation ends one way, with the money where it belongs', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await oddOrder(90_000)
      const body = { step: 'cancel', from: 'pending_payment' }
      const [accepted, cancelled] = await Promise.all([
        accept(order, 900),
        clerk.call('POST', `/orders/${order.id}/steps/`, { body }),
      ])
      expect([accepted.status, cancelled.status].sort()).toEqual([200, 409])
      await giveMoneyBack(shop)
      const isAccepted = accepted.status === 200
      expect(heldFor(order)).toEqual([isAccepted ? 90_000 : 0])
      expect((await show(order)).status).toBe(isAccepted ? 'processing' : 'cancelled')
    }
  })

  test.each([
    ['of another currency', { currency: 'USD' }],
    ['of the other mode', { is_live: true }],
    ["through another merchant's integration", { integration_id: 2002 }],
    ['of the other mode and amount', { is_live: true, amount_cents: 90_000 }],
  ])('is refused for money %s', async (_name, changes) => {
    const order = await oddOrder(100_000, changes)
    expect((await show(order)).payments).toMatchObject([{ is_acceptable: false }])
    expect((await accept(order, 1000)).body.code).toBe('payment_not_acceptable')
    expect((await accept(order, 900)).body.code).toBe('payment_not_acceptable')
    expect(await show(order)).toMatchObject({ status: 'pending_payment' })
  })

  test('is refused when something else is there than was looked at', async () => {
    const order = await oddOrder(90_000)
    expect((await accept(order, 1000)).body.code).toBe('payment_not_acceptable')
    expect((await accept(order, 900, { payment_id: randomUUID() })).body.code).toBe('not_found')
    const missing = { ...order, id: randomUUID() as CardOrder['id'] }
    expect((await accept(missing, 900)).body.code).toBe('order_not_found')
    const waiting = await shop.placeOrder()
    expect((await accept(waiting, 1000)).body.code).toBe('payment_not_acceptable')
    const paid = await oddOrder(100_000)
    expect((await accept(paid, 1000)).body).toMatchObject({
      code: 'order_step_refused',
      details: { status: 'processing' },
    })
    expect(await show(order)).toMatchObject({ status: 'pending_payment', staff_notes: [] })
  })

  test('wants a reason and an amount, and the right to move money', async () => {
    const order = await oddOrder(90_000)
    expect((await accept(order, 900, { by: support })).body.code).toBe('forbidden')
    expect((await accept(order, 900, { reason: ' ' })).body).toMatchObject({ errors: { reason: [/./] } })
    for (const amount of [0, -1, 1.005, 1e12]) expect((await accept(order, amount)).status, String(amount)).toBe(400)
    expect(await show(order)).toMatchObject({ status: 'pending_payment' })
  })
})
