import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi, createUser, nextPhone, signIn } from '../../../test/accounts.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../test/factories.ts'

let shop: CardShop
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
  clerk = await enterAs(shop, 'support')
  await shop.pool`update contact_info set hotline_number = '19777'`
})
afterAll(() => shop.close())

const refused = {
  status: 403,
  body: {
    code: 'phone_blocked_hotline',
    detail: 'We are sorry, we cannot take an order for this number. Please call us on 19777.',
  },
}

async function buy(phone: string, token?: string): Promise<Answer> {
  const { id: product_id } = await createProduct(shop.pool)
  return await callApi(shop.app, 'POST', '/api/orders/buy-now/', {
    headers: { 'idempotency-key': randomUUID() },
    ...(token !== undefined && { token }),
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
  clerk.call('POST', '/phone-blocks/', { body: { phone, is_blocked } })

test('a blocked customer orders neither as a guest nor with another phone, until the account is unblocked', async () => {
  const user = await createUser(shop.pool)
  const path = `/customers/${user.id}/`
  const setActive = async (is_active: boolean) => {
    const { version } = (await clerk.call('GET', path)).body
    expect((await clerk.call('PATCH', path, { body: { version, is_active } })).status).toBe(200)
  }
  await setActive(false)
  expect(await buy(user.phone)).toMatchObject(refused)
  expect(await checkOut(user.phone)).toMatchObject(refused)
  await setActive(true)
  expect((await buy(user.phone)).status).toBe(201)
})

test('a phone without an account is blocked, staff see it on its orders, and it is unblocked', async () => {
  const phone = nextPhone()
  const placed = await buy(phone)
  expect(await setBlock(phone, true)).toMatchObject({ status: 200, body: { phone, is_blocked: true } })
  expect((await clerk.call('GET', `/orders/${placed.body.order.id}/`)).body.is_phone_blocked).toBe(true)
  expect(await buy(phone)).toMatchObject(refused)
  expect(await checkOut(phone)).toMatchObject(refused)
  await setBlock(phone, false)
  expect((await buy(phone)).status).toBe(201)
})

test('who is signed in with a blocked phone orders for no other phone', async () => {
  const user = await createUser(shop.pool)
  const { access } = await signIn(shop.app, user)
  await setBlock(user.phone, true)
  expect(await buy(nextPhone(), access)).toMatchObject(refused)
})

test('a card order of a blocked phone is not paid again', async () => {
  const { body } = await shop.buy((await createProduct(shop.pool)).id, {})
  await setBlock(body.order.customer.phone, true)
  const path = `/api/orders/${body.order.id}/pay/?access_token=${body.access_token}`
  expect(await callApi(shop.app, 'POST', path, { body: {} })).toMatchObject(refused)
  await setBlock(body.order.customer.phone, false)
})

test('a shop without a hotline asks for contact in other words, in both languages', async () => {
  const phone = nextPhone()
  await setBlock(phone, true)
  await shop.pool`update contact_info set hotline_number = null, main_phone = null`
  expect((await buy(phone)).body.detail).toBe(
    'We are sorry, we cannot take an order for this number. Please contact us.',
  )
  await shop.pool`update contact_info set hotline_number = '19777'`
})
