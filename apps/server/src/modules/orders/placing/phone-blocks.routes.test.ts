import { randomUUID } from 'node:crypto'
import type { Language } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi, createUser, nextPhone, signIn } from '../../../../test/accounts.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: CardShop
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
  clerk = await enterAs(shop, 'support')
  await shop.pool`update contact_info set hotline_number = '19777'`
})
afterAll(() => shop.close())

const refused = { status: 403, body: { code: 'phone_blocked_hotline', detail: expect.stringContaining('19777') } }

async function buy(phone: string, call: { token?: string; language?: Language } = {}): Promise<Answer> {
  const { id: product_id } = await createProduct(shop.pool)
  return await callApi(shop.app, 'POST', '/api/orders/buy-now/', {
    headers: { 'idempotency-key': randomUUID() },
    ...call,
    body: { ...goodCheckout, phone, product_id },
  })
}

async function checkOut(phone: string): Promise<Answer> {
  const [{ id: product_id }, session] = [await createProduct(shop.pool), randomUUID()]
  await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${session}`, {
    body: { product_id, quantity: 1 },
  })
  return await callApi(shop.app, 'POST', `/api/orders/checkout/?session_key=${session}`, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, phone },
  })
}

const setBlock = (phone: string, is_blocked: boolean) =>
  clerk.call('POST', '/phone-blocks/', { body: { phone, is_blocked, reason: 'Three refused parcels' } })

/** The two ways in which staff block: each gives a phone, and what blocks and unblocks it. */
const blocks = {
  async 'the account of a customer'() {
    const { id, phone } = await createUser(shop.pool)
    const set = async (isBlocked: boolean) => {
      const { account } = (await clerk.call('GET', `/customers/${phone}/`)).body
      const body = { version: account.version, is_active: !isBlocked, reason: 'Three refused parcels' }
      return await clerk.call('PATCH', `/accounts/${id}/`, { body })
    }
    return { phone, set }
  },
  async 'a phone without an account'() {
    const phone = nextPhone()
    return { phone, set: (isBlocked: boolean) => setBlock(phone, isBlocked) }
  },
}

/** Each way for a guest to order. A payment belongs to an order from before the block. */
const waysToOrder = {
  checkout: async (phone: string) => () => checkOut(phone),
  'buy now': async (phone: string) => () => buy(phone),
  async 'the link to pay again'(phone: string) {
    const { status, body } = await shop.buy((await createProduct(shop.pool)).id, { phone })
    expect(status).toBe(201)
    const path = `/api/orders/${body.order.id}/pay/?access_token=${body.access_token}`
    return () => callApi(shop.app, 'POST', path, { body: {} })
  },
}
type Block = keyof typeof blocks
type WayToOrder = keyof typeof waysToOrder
const eachBlockAndWay = (Object.keys(blocks) as Block[]).flatMap((block) =>
  (Object.keys(waysToOrder) as WayToOrder[]).map((way) => [block, way] as const),
)

test.each(eachBlockAndWay)(
  'a guest whose phone is blocked (%s) is refused by %s, until it is unblocked',
  async (block, way) => {
    const { phone, set } = await blocks[block]()
    const order = await waysToOrder[way](phone)
    expect((await set(true)).status).toBe(200)
    expect(await order()).toMatchObject(refused)
    expect((await set(false)).status).toBe(200)
    expect([200, 201]).toContain((await order()).status)
  },
)

test('staff see on an order that its phone is blocked', async () => {
  const phone = nextPhone()
  const { body } = await buy(phone)
  expect(await setBlock(phone, true)).toMatchObject({ status: 200, body: { phone, is_blocked: true } })
  expect((await clerk.call('GET', `/orders/${body.order.id}/`)).body.phone_history.is_blocked).toBe(true)
})

test('who is signed in with a blocked phone orders for no other phone', async () => {
  const user = await createUser(shop.pool)
  const { access } = await signIn(shop.app, user)
  await setBlock(user.phone, true)
  expect(await buy(nextPhone(), { token: access })).toMatchObject(refused)
})

test.each<[Language, string, string]>([
  [
    'en',
    'We are sorry, we cannot take an order for this number. Please call us on 19777.',
    'We are sorry, we cannot take an order for this number. Please contact us.',
  ],
  [
    'ar',
    'نأسف، لا يمكننا تسجيل طلب بهذا الرقم. اتصل بنا من فضلك على 19777.',
    'نأسف، لا يمكننا تسجيل طلب بهذا الرقم. تواصل معنا من فضلك.',
  ],
])('in %s the refusal names the hotline; a shop without one asks for contact', async (language, call, contact) => {
  const phone = nextPhone()
  await setBlock(phone, true)
  expect(await buy(phone, { language })).toMatchObject({ status: 403, body: { detail: call } })
  await shop.pool`update contact_info set hotline_number = null, main_phone = null`
  expect(await buy(phone, { language })).toMatchObject({ status: 403, body: { detail: contact } })
  await shop.pool`update contact_info set hotline_number = '19777'`
})
