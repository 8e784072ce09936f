import { randomUUID } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { type Answer, callApi, createUser, nextPhone, signIn } from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { advanceOrder } from '../order-life.service.ts'

let shop: AccountShop
let clerk: Member
let productId: number
beforeAll(async () => {
  shop = await openAccountShop({ connections: 8, config: withoutLimits })
  clerk = await enterAs(shop, 'orders')
  productId = (await createProduct(shop.pool, { variants: [{ stock: 1000, price: 10_000 }] })).id
})
afterAll(() => shop.close())

type Buying = { key?: string; session?: string; token?: string; quantity?: number } & Record<string, unknown>

let street = 0
/** An address where nobody has ordered yet. */
function nextAddress(): string {
  street += 1
  return `${street} Quiet Street`
}

function buy({ key = randomUUID(), session = randomUUID(), token, quantity = 1, ...fields }: Buying): Promise<Answer> {
  return callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
    address: '41.40.0.1',
    ...(token !== undefined && { token }),
    headers: { 'idempotency-key': key },
    body: { ...goodCheckout, product_id: productId, quantity, ...fields },
  })
}

async function take(id: OrderId, ...steps: Parameters<typeof advanceOrder>[3][]): Promise<void> {
  for (const step of steps) await advanceOrder(shop.pool, shop.deps, id, step)
}

/** Orders of a phone whose parcels were refused at the door, so many. */
async function refuseParcels(count: number, fields: { phone: string; address: string }): Promise<void> {
  const orders: Answer[] = []
  for (let order = 0; order < count; order += 1) orders.push(await buy(fields))
  for (const { body } of orders) await take(body.order.id, 'ship', 'turn_back')
}

/** The newest text to a phone that has these words; waits until it is sent. */
async function textTo(phone: string, words: string): Promise<string> {
  const read = async () => {
    const [row] = await shop.pool<{ body: string }[]>`
      select body from outbox_messages where recipient = ${phone} order by id desc limit 1`
    return row?.body ?? ''
  }
  await expect.poll(read).toContain(words)
  return await read()
}

const trustOf = async (id: OrderId) => (await clerk.call('GET', `/orders/${id}/`)).body.trust
const someone = () => ({ phone: nextPhone(), address: nextAddress() })

test('a first order is confirmed by its link or a call', async () => {
  const { body } = await buy(someone())
  expect(await trustOf(body.order.id)).toEqual({ step: 'link', reasons: [] })
  expect(body.order.needs_confirmation).toBe(true)
})

test('after a refused parcel only a call confirms: the link does not', async () => {
  const { phone, address } = someone()
  await refuseParcels(1, { phone, address })
  const { body } = await buy({ phone, address: nextAddress() })
  expect(await trustOf(body.order.id)).toEqual({ step: 'call', reasons: ['refused_before'] })
  const text = await textTo(phone, 'call you to confirm')
  const link = /\/o\/([\w-]+)/.exec(text)?.[1]
  expect((await callApi(shop.app, 'GET', `/api/order-links/${link}/`)).body).toMatchObject({ can_confirm: false })
  expect(await callApi(shop.app, 'POST', `/api/order-links/${link}/confirm/`)).toMatchObject({
    status: 409,
    body: { code: 'call_needed' },
  })
  const calls = (await clerk.call('GET', '/confirmation-calls/?page_size=100')).body
  expect(calls.results.find((row: { id: string }) => row.id === body.order.id).trust.step).toBe('call')
})

test('another phone at an address that refused is called, too', async () => {
  const { phone, address } = someone()
  await refuseParcels(1, { phone, address })
  const { body } = await buy({ phone: nextPhone(), address })
  expect(await trustOf(body.order.id)).toEqual({ step: 'call', reasons: ['refused_at_address'] })
})

test('after two a code to the phone comes first, and holds no stock', async () => {
  const { phone, address } = someone()
  await refuseParcels(2, { phone, address })
  const stock = () => shop.pool`select stock from variants where product_id = ${productId}`
  const before = await stock()
  const [key, session] = [randomUUID(), randomUUID()]
  expect(await buy({ phone, address, key, session })).toMatchObject({
    status: 409,
    body: { code: 'order_code_needed' },
  })
  expect(await stock()).toEqual(before)
  const confirmation_code = /\d{4,8}/.exec(await textTo(phone, 'confirms your order'))?.[0]
  const { body } = await buy({ phone, address, key, session, confirmation_code })
  expect(await trustOf(body.order.id)).toEqual({ step: 'code', reasons: ['refused_before'] })
})

test('after three no cash is taken, and a card is', async () => {
  const { phone, address } = someone()
  await refuseParcels(3, { phone, address })
  expect(await buy({ phone, address })).toMatchObject({
    status: 409,
    body: { code: 'card_needed', errors: { payment_method: [expect.stringContaining('paid in advance')] } },
  })
  // What staff order for a caller, they answer for.
  const [product] = await shop.pool<{ id: number }[]>`select id from variants where product_id = ${productId}`
  const order = { ...goodCheckout, phone, address, language: 'en', lines: [{ variant_id: product?.id, quantity: 1 }] }
  const { body: quote } = await clerk.call('POST', '/order-quotes/', {
    body: { lines: order.lines, region: 'Giza', payment_method: 'cash' },
  })
  const placed = await clerk.call('POST', '/orders/', {
    body: { ...order, expected_total: quote.total },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(placed.status).toBe(201)
})

test('a high total, and a governorate on the list, are called', async () => {
  await shop.pool`update shop_settings set trust_call_total_piastres = 20000, trust_call_governorates = '{EG-MT}'`
  const { body } = await buy({ ...someone(), quantity: 3, region: 'EG-MT' })
  expect(await trustOf(body.order.id)).toEqual({ step: 'call', reasons: ['high_total', 'governorate'] })
  await shop.pool`update shop_settings set trust_call_total_piastres = 2000000, trust_call_governorates = '{}'`
})

test('a known customer needs no confirmation: at the same address, or signed in; nowhere else', async () => {
  await shop.pool`update shop_settings set trust_known_after = 1`
  const { phone, address } = someone()
  const first = await buy({ phone, address })
  await take(first.body.order.id, 'ship', 'deliver')
  const again = (await buy({ phone, address })).body.order
  expect(await trustOf(again.id)).toEqual({ step: 'none', reasons: ['known_customer'] })
  expect(again.needs_confirmation).toBe(false)
  const seen = (await clerk.call('GET', `/orders/${again.id}/`)).body
  expect(seen).toMatchObject({ needs_call: false, calls: [{ source: 'history', outcome: 'reached', actor: null }] })
  expect(await textTo(phone, again.number)).not.toContain('call you')

  const elsewhere = (await buy({ phone, address: nextAddress() })).body.order
  expect(await trustOf(elsewhere.id)).toMatchObject({ step: 'link' })
  const account = await createUser(shop.pool, { phone })
  const { access } = await signIn(shop.app, account)
  const own = (await buy({ phone, address: nextAddress(), token: access })).body.order
  expect(await trustOf(own.id)).toMatchObject({ step: 'none' })
  await shop.pool`update shop_settings set trust_known_after = 0`
})

test('a share of the phones is left out of the rules, the same ones at each try, and the link confirms their orders', async () => {
  await shop.pool`update shop_settings set trust_call_governorates = '{EG-MT}', trust_held_out_percent = 50`
  const trusts = new Map<string, string[]>()
  for (let shopper = 0; shopper < 40; shopper += 1) {
    const fields = { ...someone(), region: 'EG-MT' }
    const [first, second] = [(await buy(fields)).body.order.id, (await buy(fields)).body.order.id]
    const { step, reasons } = await trustOf(first)
    expect(await trustOf(second)).toEqual({ step, reasons })
    trusts.set(step, reasons)
  }
  expect([...trusts].sort()).toEqual([
    ['call', ['governorate']],
    ['link', ['governorate', 'held_out']],
  ])
  await shop.pool`update shop_settings set trust_call_governorates = '{}', trust_held_out_percent = 0`
})
