import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enterAs, type Member, takeStep } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'

let shop: CardShop
let admin: Member
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
})
beforeEach(async () => {
  admin = await enterAs(shop, 'admin', 'Nour')
  clerk = await enterAs(shop, 'orders', 'Hala')
  await limitTo(1500)
})
afterAll(() => shop.close())

/** Each order costs 1,000 EGP. */
async function paidOrder(): Promise<CardOrder> {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid')
  return order
}

async function limitTo(refund_limit: number | null): Promise<void> {
  const { body } = await admin.call('GET', `/staff-members/${clerk.id}/`)
  const changed = await admin.call('PATCH', `/staff-members/${clerk.id}/`, {
    body: { version: body.version, refund_limit },
  })
  expect(changed.body).toMatchObject({ refund_limit })
}

function refund(order: CardOrder, amount: number, by = clerk) {
  const body = { payment_id: order.paymentId, amount, note: '' }
  return by.call('POST', `/orders/${order.id}/refunds/`, { body, headers: { 'idempotency-key': randomUUID() } })
}

const refused = (left: number) => ({
  status: 409,
  body: { code: 'refund_limit_reached', details: { limit: 1500, left } },
})

test('refunds of a day add up to the limit', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()]
  expect((await refund(first, 1000)).status).toBe(200)
  expect(await refund(second, 500.01)).toMatchObject(refused(500))
  expect((await refund(second, 500)).status).toBe(200)
  expect(await refund(second, 0.01)).toMatchObject(refused(0))
})

test('the day begins at midnight in Cairo', async () => {
  const order = await paidOrder()
  expect((await refund(order, 900)).status).toBe(200)
  const moveTo = (offset: string) => shop.pool`
    update staff_refunds set created_at =
      (${shop.clock.now}::timestamptz at time zone 'Africa/Cairo')::date::timestamp at time zone 'Africa/Cairo' + ${offset}::interval
    where actor_id = ${clerk.id}`
  await moveTo('0')
  expect(await refund(await paidOrder(), 601)).toMatchObject(refused(600))
  await moveTo('-1 millisecond')
  expect((await refund(await paidOrder(), 1000)).status).toBe(200)
})

test('cancelling a paid order sends money back too, also by a call', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()]
  expect((await takeStep(clerk, first.id, 'cancel', 'processing')).status).toBe(200)
  expect(await takeStep(clerk, second.id, 'cancel', 'processing')).toMatchObject(refused(500))
  const call = { outcome: 'cancels', note: 'Changed their mind' }
  expect(await clerk.call('POST', `/orders/${second.id}/calls/`, { body: call })).toMatchObject(refused(500))
  const seen = await clerk.call('GET', `/orders/${second.id}/`)
  expect(seen.body, 'a refusal changes nothing').toMatchObject({ status: 'processing', calls: [] })
  expect((await takeStep(admin, second.id, 'cancel', 'processing')).status).toBe(200)
})

test('cancelling an order under review sends its money back too, and less than what staff sent before', async () => {
  const support = await enterAs(shop, 'support')
  const odd = await shop.placeOrder()
  await shop.settle(odd, 'paid', { amount_cents: 160_000 })
  expect((await support.call('GET', `/orders/${odd.id}/`)).body.steps).toEqual([])
  expect((await takeStep(support, odd.id, 'cancel', 'pending_payment')).status).toBe(403)
  expect(await takeStep(clerk, odd.id, 'cancel', 'pending_payment')).toMatchObject(refused(1500))
  expect((await clerk.call('GET', `/orders/${odd.id}/`)).body).toMatchObject({
    status: 'pending_payment',
    steps: ['cancel'],
    payments: [{ refundable: 1600, refunds: [] }],
  })
  const order = await paidOrder()
  expect((await refund(order, 800)).status).toBe(200)
  expect((await takeStep(clerk, order.id, 'cancel', 'processing')).status).toBe(200)
  expect(await refund(await paidOrder(), 501)).toMatchObject(refused(500))
})

test('an accountant cancels what is paid, and takes no other step', async () => {
  const accountant = await enterAs(shop, 'accountant')
  const [paid, unpaid] = [await paidOrder(), await shop.placeOrder()]
  expect((await takeStep(accountant, paid.id, 'ship', 'processing')).status).toBe(403)
  expect((await takeStep(accountant, unpaid.id, 'cancel', 'pending_payment')).status).toBe(403)
  const { status, body } = await takeStep(accountant, paid.id, 'cancel', 'processing')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ status: 'cancelled' })
})

test('a change of the lines counts its difference', async () => {
  const cheaper = await createProduct(shop.pool, { variants: [{ price: 70_000, stock: 9 }] })
  const order = await paidOrder()
  expect((await refund(await paidOrder(), 1000)).status).toBe(200)
  expect((await refund(await paidOrder(), 201)).status).toBe(200)
  const lines = [{ variant_id: cheaper.variantIds[0] ?? 0, quantity: 1 }]
  const body = { version: 1, lines, delivery: 0, reason: 'A smaller one' }
  expect(await clerk.call('PUT', `/orders/${order.id}/lines/`, { body })).toMatchObject(refused(299))
  expect((await admin.call('PUT', `/orders/${order.id}/lines/`, { body })).status).toBe(200)
})

test('money of a return counts, in cash as well', async () => {
  const order = await deliverOrder(shop, admin, { quantity: 2 })
  const id = await openReturn(shop, order, { quantity: 2 })
  await takeReturn.decide(admin, id, 'approve')
  await takeReturn.collect(admin, id)
  await takeReturn.inspect(admin, id, order.variantId, 2)
  expect(await takeReturn.refund(clerk, id, 1500.5)).toMatchObject(refused(1500))
  expect((await takeReturn.refund(clerk, id, 1500)).status).toBe(200)
})

test('cash that is written off counts', async () => {
  const { id } = await deliverOrder(shop, admin, { quantity: 2 })
  const { body } = await clerk.call('GET', `/orders/${id}/`)
  const giveUp = (missing: number) =>
    clerk.call('POST', `/orders/${id}/cash/`, { body: { amount: body.total - missing, reason: 'Lost' } })
  expect(await giveUp(1500.01)).toMatchObject(refused(1500))
  expect((await giveUp(1500)).body).toMatchObject({ payment_status: 'paid' })
  expect(await refund(await paidOrder(), 0.01)).toMatchObject(refused(0))
})

test('cash of no order that is cleared counts', async () => {
  const clear = async (amount: number) => {
    const csv = `order,status,amount\nNW-999999,delivered,${amount}`
    await admin.call('POST', '/courier-sheets/', { body: { csv, is_applied: true } })
    const [{ id, unmatched }] = (await admin.call('GET', '/cash-book/')).body.settlements
    const body = { unmatched, reason: 'The courier has it back' }
    return await clerk.call('POST', `/courier-sheets/${id}/clearings/`, { body })
  }
  expect(await clear(1500.01)).toMatchObject(refused(1500))
  expect((await clear(1500)).status).toBe(200)
  expect(await refund(await paidOrder(), 0.01)).toMatchObject(refused(0))
})

test('of refunds at the same time, only those within the limit are sent', async () => {
  const orders = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()]
  const answers = await Promise.all(orders.map((order) => refund(order, 700)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  const [sent] =
    await shop.pool`select sum(amount_piastres)::bigint as sum from staff_refunds where actor_id = ${clerk.id}`
  expect(sent).toEqual({ sum: 140_000 })
})

test('without a limit, and for an administrator, nothing is refused', async () => {
  await limitTo(null)
  for (const by of [clerk, admin]) {
    expect((await refund(await paidOrder(), 1000, by)).status).toBe(200)
    expect((await refund(await paidOrder(), 1000, by)).status).toBe(200)
  }
})
