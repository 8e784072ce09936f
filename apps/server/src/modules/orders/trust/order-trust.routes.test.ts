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

test('an order needs its confirmation until a call reaches the shopper, or it is handed over', async () => {
  const needsIt = async ({ body: { order, access_token } }: Answer) =>
    (await callApi(shop.app, 'GET', `/api/orders/${order.id}/?access_token=${access_token}`)).body.needs_confirmation
  const [called, handedOver] = [await buy(someone()), await buy(someone())]
  expect([await needsIt(called), await needsIt(handedOver)]).toEqual([true, true])
  await clerk.call('POST', `/orders/${called.body.order.id}/calls/`, { body: { outcome: 'reached' } })
  await take(handedOver.body.order.id, 'ship')
  expect([await needsIt(called), await needsIt(handedOver)]).toEqual([false, false])
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

test('the fourth order of a phone within a day is called, as a new shop asks; what it placed before counts no more', async () => {
  await shop.pool`update shop_settings set trust_call_orders = default`
  const { phone } = someone()
  const place = async () => await trustOf((await buy({ phone, address: nextAddress() })).body.order.id)
  for (let order = 0; order < 3; order += 1) expect(await place()).toEqual({ step: 'link', reasons: [] })
  expect(await place()).toEqual({ step: 'call', reasons: ['many_orders'] })
  const yesterday = new Date(shop.clock.now.getTime() - 24 * 60 * 60_000)
  await shop.pool`update orders set created_at = ${yesterday} where phone = ${phone}`
  expect(await place()).toEqual({ step: 'link', reasons: [] })
  await shop.pool`update shop_settings set trust_call_orders = 0`
})

test('the fourth phone with an open order at an address is called, as a new shop asks, however the address is written', async () => {
  await shop.pool`update shop_settings set trust_call_phones = default`
  const spellings = ['٧١ شارع الأهرام، عمارة ٢', '71 شارع الاهرام عماره 2', '71, شارع الأهرام - عِمارة 2.']
  const place = async (fields: object) => await trustOf((await buy({ phone: nextPhone(), ...fields })).body.order.id)
  for (const address of spellings) expect(await place({ address }), address).toEqual({ step: 'link', reasons: [] })
  const address = '71  شارع الاهرام / عمارة 2'
  for (const elsewhere of [{ city: 'Haram' }, { region: 'Cairo' }, { address: '72 شارع الاهرام عمارة 2' }])
    expect(await place({ address, ...elsewhere }), JSON.stringify(elsewhere)).toEqual({ step: 'link', reasons: [] })
  expect(await place({ address })).toEqual({ step: 'call', reasons: ['many_phones'] })
  await shop.pool`update shop_settings set trust_call_phones = 0`
})

test('a phone that orders twice to an address is one, and finished orders count no more', async () => {
  await shop.pool`update shop_settings set trust_call_phones = 3`
  const { phone, address } = someone()
  const trusts: object[] = []
  for (const by of [phone, phone, nextPhone()]) {
    const { order } = (await buy({ phone: by, address })).body
    trusts.push(await trustOf(order.id))
    if (by !== phone) await take(order.id, 'cancel')
  }
  trusts.push(await trustOf((await buy({ phone: nextPhone(), address })).body.order.id))
  expect(trusts).toEqual(Array(4).fill({ step: 'link', reasons: [] }))
  const third = await trustOf((await buy({ phone: nextPhone(), address })).body.order.id)
  expect(third).toEqual({ step: 'call', reasons: ['many_phones'] })
  await shop.pool`update shop_settings set trust_call_phones = 0`
})

test.each([
  ['of one phone', 'trust_call_orders', 'many_orders'],
  ['to one address', 'trust_call_phones', 'many_phones'],
] as const)('of two orders %s at once the second is judged by the first', async (_, setting, reason) => {
  await shop.pool`update shop_settings set ${shop.pool(setting)} = 2`
  const other = (await createProduct(shop.pool, { variants: [{ stock: 1000, price: 10_000 }] })).id
  for (let round = 0; round < 5; round += 1) {
    const { phone, address } = someone()
    const second = reason === 'many_orders' ? { phone, address: nextAddress() } : { phone: nextPhone(), address }
    // Of two products, because orders of one wait for its stock.
    const orders = [
      { phone, address },
      { ...second, product_id: other },
    ]
    const answers = await Promise.all(orders.map(buy))
    const trusts = await Promise.all(answers.map(({ body }) => trustOf(body.order.id)))
    expect(trusts.map(({ step }) => step).sort()).toEqual(['call', 'link'])
    expect(trusts.flatMap(({ reasons }) => reasons)).toEqual([reason])
  }
  await shop.pool`update shop_settings set ${shop.pool(setting)} = 0`
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

test('up to the amount that the owner sets a known customer needs no confirmation, and one piastre above it does', async () => {
  const admin = await enterAs(shop, 'admin')
  const setRules = async (rules: object) => {
    const { body } = await admin.call('GET', '/settings/')
    expect((await admin.call('PUT', '/settings/', { body: { ...body, ...rules } })).status).toBe(200)
  }
  const { phone, address } = someone()
  const place = async () => (await buy({ phone, address })).body.order
  const { id, total } = await place()
  await take(id, 'ship', 'deliver')
  await setRules({ trust_known_after: 1, trust_known_max_total: total })
  expect(await trustOf((await place()).id)).toEqual({ step: 'none', reasons: ['known_customer'] })
  await setRules({ trust_known_max_total: total - 0.01 })
  expect(await trustOf((await place()).id)).toEqual({ step: 'link', reasons: [] })
  await setRules({ trust_known_after: 0, trust_known_max_total: 10_000 })
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
