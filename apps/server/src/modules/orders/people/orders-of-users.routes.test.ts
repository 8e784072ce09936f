import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const api = (method: 'GET' | 'POST', path: string, call: Call = {}) =>
  callApi(shop.app, method, `/api/orders/${path}`, call)
const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } })

/** Somebody with an account, logged in. */
async function someone() {
  const user = await createUser(shop.pool)
  return { ...user, token: (await signIn(shop.app, user)).access }
}

async function buy(token: string | undefined, fields: object = {}) {
  const product = await createProduct(shop.pool)
  const body = { ...goodCheckout, product_id: product.id, ...fields }
  return await api('POST', 'buy-now/', { body, ...(token !== undefined && { token }), ...withKey() })
}

test('a checkout with a token belongs to the user, with what a guest had put in', async () => {
  const { token, id } = await someone()
  const key = randomUUID()
  const product = await createProduct(shop.pool)
  await api('POST', `cart-items/add_to_cart/?session_key=${key}`, { body: { product_id: product.id } })
  const { status, body } = await api('POST', `checkout/?session_key=${key}`, {
    token,
    body: goodCheckout,
    ...withKey(),
  })
  expect(status).toBe(201)
  const rows = await shop.pool`select user_id from orders where id = ${body.order.id}`
  expect(rows[0]?.userId).toBe(id)
  expect((await api('GET', `cart/current/?session_key=${key}`, { token })).body.items).toEqual([])
})

test('an order opens only to its owner, whoever holds its access token', async () => {
  const [owner, stranger] = [await someone(), await someone()]
  const { body } = await buy(owner.token)
  const path = `${body.order.id}/`
  expect(await api('GET', path, { token: owner.token })).toMatchObject({ status: 200, body: { id: body.order.id } })
  const held = `?access_token=${body.access_token}`
  for (const call of [{}, { token: stranger.token }])
    for (const query of ['', held]) {
      expect(await api('GET', `${path}${query}`, call)).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      })
      for (const step of ['cancel/', 'pay/', 'pay-in-cash/', 'returns/'])
        expect((await api('POST', `${path}${step}${query}`, call)).status).not.toBe(200)
      expect((await api('GET', `${path}returns/${query}`, call)).status).toBe(404)
    }
  expect((await api('GET', `${path}${held}`, { token: owner.token })).status).toBe(200)
  expect((await api('GET', path, { token: 'nonsense' })).status).toBe(401)
  expect((await api('POST', `${path}cancel/`, { token: owner.token })).body).toMatchObject({ status: 'cancelled' })
})

test("a guest's order is nobody's, however well somebody is logged in", async () => {
  const { token } = await someone()
  const { body } = await buy(undefined)
  expect((await api('GET', `${body.order.id}/`, { token })).status).toBe(404)
  expect((await api('GET', `${body.order.id}/?access_token=${body.access_token}`, { token })).status).toBe(200)
})

test("a user's orders are listed page by page, the newest first", async () => {
  const [owner, stranger] = [await someone(), await someone()]
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.unshift((await buy(owner.token)).body.order.id)
  await buy(stranger.token)
  await buy(undefined)
  const { body } = await api('GET', '?page_size=2', { token: owner.token })
  expect(body).toMatchObject({ count: 3, next: '/api/orders/?page=2&page_size=2', previous: null })
  const rest = await api('GET', '?page=2&page_size=2', { token: owner.token })
  expect([...body.results, ...rest.body.results].map((order: { id: string }) => order.id)).toEqual(ids)
  expect(await api('GET', '?page=9', { token: owner.token })).toMatchObject({
    status: 404,
    body: { code: 'page_not_found' },
  })
  expect(await api('GET', '', { token: (await someone()).token })).toMatchObject({ body: { count: 0, results: [] } })
  expect(await api('GET', '')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})
