import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextPhone } from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { refuseParcel } from '../../../../test/deposits.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'

let shop: CardShop
let accountant: Member
let warehouse: Member
beforeAll(async () => {
  shop = await openCardShop({ config: withoutLimits })
})
// Time passes while money goes back: logins are over soon.
beforeEach(async () => {
  accountant = await enterAs(shop, 'accountant')
  warehouse = await enterAs(shop, 'warehouse')
})
afterAll(() => shop.close())

async function placePaid(): Promise<CardOrder> {
  const order = await shop.placeOrder()
  await shop.settle(order, 'paid')
  return order
}

/** The shopper refuses the parcel, and the warehouse has it again. */
async function bringBack(id: string): Promise<void> {
  const admin = await enterAs(shop, 'admin')
  await takeStep(admin, id, 'ship', 'processing')
  await takeStep(admin, id, 'turn_back', 'in_transit', { failure: 'refused' })
  const { status, body } = await takeStep(warehouse, id, 'receive_back', 'returning')
  expect(status, JSON.stringify(body)).toBe(200)
}

/** The orders that wait for their refund. The number of the queue is that of its list. */
async function listToRefund(): Promise<string[]> {
  const { body } = await accountant.call('GET', '/orders/?view=to_refund')
  expect((await accountant.call('GET', '/orders/views/')).body.to_refund).toBe(body.count)
  return body.results.map(({ id }: { id: string }) => id)
}

function refund(by: Member, { id, paymentId }: CardOrder, amount: number) {
  const body = { payment_id: paymentId, amount, note: '' }
  return by.call('POST', `/orders/${id}/refunds/`, { body, headers: { 'idempotency-key': randomUUID() } })
}

async function messagesOf({ id }: Pick<CardOrder, 'id'>): Promise<string> {
  const [row] = await shop.pool<{ number: number }[]>`select number from orders where id = ${id}`
  return (await shop.messages()).filter((text) => text.includes(`NW-${row?.number}`)).join('\n')
}

test('a refused parcel that was paid is to be refunded, until all of its money went back', async () => {
  const order = await placePaid()
  const admin = await enterAs(shop, 'admin')
  await takeStep(admin, order.id, 'ship', 'processing')
  await takeStep(admin, order.id, 'turn_back', 'in_transit', { failure: 'refused' })
  expect(await listToRefund(), 'on its way back').toEqual([])
  await takeStep(warehouse, order.id, 'receive_back', 'returning')
  expect(await listToRefund()).toEqual([order.id])
  await expect.poll(() => messagesOf(order)).toContain('is back with us. We will refund your money.')
  // Taking the parcel back is no right to pay: nothing has moved.
  expect(await shop.refundsOf(order.id)).toEqual([])
  expect((await refund(warehouse, order, 1000)).status).toBe(403)

  expect((await refund(accountant, order, 250.5)).status).toBe(200)
  await giveMoneyBack(shop)
  accountant = await enterAs(shop, 'accountant')
  expect(await listToRefund(), 'a part went back').toEqual([order.id])
  expect((await refund(accountant, order, 749.5)).status).toBe(200)
  expect(await listToRefund(), 'the rest is on its way').toEqual([])
  await giveMoneyBack(shop)
  accountant = await enterAs(shop, 'accountant')
  expect(await listToRefund()).toEqual([])
  expect(await shop.getOrder(order)).toMatchObject({ status: 'returned', payment_status: 'refunded' })
})

test('it is to be refunded again when the provider does not take the money back', async () => {
  const order = await shop.placeOrder()
  const { id: transactionId } = await shop.settle(order, 'paid')
  await bringBack(order.id)
  await refund(accountant, order, 1000)
  expect(await listToRefund()).toEqual([])
  // The provider has less than the shop asks for, so that it refuses.
  shop.paymob.bank.giveBack(transactionId, 1)
  await giveMoneyBack(shop)
  accountant = await enterAs(shop, 'accountant')
  expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'failed' }])
  expect(await listToRefund()).toEqual([order.id])
})

test.each<[string, () => Promise<{ id: string }>]>([
  ['for cash that nobody paid', () => placeOrder(shop, { fields: { phone: nextPhone() } })],
  [
    'with a deposit, which goes back by itself',
    async () => {
      const order = await shop.placeOrder(undefined, { ...(await refuseParcel(shop)), deposit: 200 })
      await shop.settle(order, 'paid')
      return order
    },
  ],
])('a refused parcel %s is not listed', async (_, place) => {
  const before = await listToRefund()
  const { id } = await place()
  await bringBack(id)
  expect(await listToRefund()).toEqual(before)
})

test('what came back after its delivery is refunded by its return, and is not listed', async () => {
  const before = await listToRefund()
  const { id } = await placePaid()
  const admin = await enterAs(shop, 'admin')
  for (const [step, from] of [
    ['ship', 'processing'],
    ['deliver', 'in_transit'],
    ['return', 'delivered'],
  ] as const)
    expect((await takeStep(admin, id, step, from)).status, step).toBe(200)
  expect(await listToRefund()).toEqual(before)
  const { body } = await accountant.call('GET', `/returns/?status=inspected&order_id=${id}`)
  expect(body.count).toBe(1)
})

test('a message that a parcel is back promises money to those who paid alone', async () => {
  const order = await placeOrder(shop, { fields: { phone: nextPhone() } })
  await bringBack(order.id)
  await expect.poll(() => messagesOf(order)).toMatch(/is back with us\.$/m)
  expect(await messagesOf(order)).not.toContain('refund')
})
