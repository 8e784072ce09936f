import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, callApi, createUser, signIn } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { createClock } from '../../../test/clock.ts'
import { createProduct } from '../../../test/factories.ts'

const clock = createClock()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ readClock: () => clock.now, connections: 10 })
})
afterAll(() => shop.close())

const cartOf = (key: string | null, call: Call = {}, app = shop.app) =>
  callApi(app, 'GET', `/api/orders/cart/current/${key === null ? '' : `?session_key=${key}`}`, call)
const add = (key: string | null, productId: number, quantity: number, call: Call = {}) =>
  callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/${key === null ? '' : `?session_key=${key}`}`, {
    ...call,
    body: { product_id: productId, quantity },
  })
const quantitiesIn = (body: { items: { product: { id: number }; quantity: number }[] }) =>
  Object.fromEntries(body.items.map((item) => [item.product.id, item.quantity]))

/** The token of somebody with an account. */
async function someone(): Promise<string> {
  return (await signIn(shop.app, await createUser(shop.pool))).access
}

const withStock = async (stock: number) => (await createProduct(shop.pool, { variants: [{ stock }] })).id

describe("a user's cart", () => {
  test('goes with the token, on every device, and needs no session key', async () => {
    const token = await someone()
    const product = await withStock(5)
    expect((await add(null, product, 2, { token })).body).toMatchObject({ item_count: 2, session_key: null })
    expect((await cartOf(randomUUID(), { token })).body).toMatchObject({ item_count: 2 })
    expect((await cartOf(null, { token: await someone() })).body).toMatchObject({ id: null, items: [] })
    expect((await cartOf(null)).body.code).toBe('session_key_required')
  })

  test('is changed by its owner alone', async () => {
    const [token, other] = [await someone(), await someone()]
    const product = await withStock(5)
    const { body } = await add(null, product, 2, { token })
    const line = body.items[0].id
    await add(null, product, 1, { token: other })
    const call = { token: other, body: { cartitem_id: line, quantity: 1 } }
    expect((await callApi(shop.app, 'PATCH', '/api/orders/cart-items/update_quantity/', call)).status).toBe(404)
    expect((await callApi(shop.app, 'POST', `/api/orders/cart/${body.id}/clear/`, { token: other })).status).toBe(404)
    expect((await cartOf(null, { token })).body.item_count).toBe(2)
  })

  test('is not shown for a token that has ended: the client is to fetch a new one', async () => {
    const token = await someone()
    clock.pass(15)
    expect(await cartOf(randomUUID(), { token })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect((await cartOf(randomUUID(), { token: 'nonsense' })).status).toBe(401)
    expect((await cartOf(randomUUID(), { headers: { authorization: '' } })).status).toBe(200)
  })
})

describe("a guest's cart joins the user's", () => {
  test('at the first call that carries both, adding quantities up to the stock', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const [common, short, only] = [await withStock(10), await withStock(3), await withStock(5)]
    await add(null, common, 2, { token })
    await add(null, short, 2, { token })
    await add(key, common, 3)
    await add(key, short, 2)
    await add(key, only, 1)
    const { body } = await cartOf(key, { token })
    expect(quantitiesIn(body)).toEqual({ [common]: 5, [short]: 3, [only]: 1 })
    expect(body.session_key).toBe(key)
    expect((await cartOf(key)).body).toMatchObject({ id: null, items: [] })
    expect(quantitiesIn((await cartOf(key, { token })).body)).toEqual({ [common]: 5, [short]: 3, [only]: 1 })
  })

  test('once, whatever comes at the same moment, from whichever process', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const product = await withStock(99)
    await add(null, product, 1, { token })
    await add(key, product, 5)
    const neighbour = await openProcess(shop, { readClock: () => clock.now })
    const calls = Array.from({ length: 20 }, (_, index) => cartOf(key, { token }, (index % 2 ? shop : neighbour).app))
    const answers = await Promise.all(calls)
    await neighbour.close()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await cartOf(key, { token })).body.item_count).toBe(6)
  })

  test('together with what a call adds', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const [first, second] = [await withStock(5), await withStock(5)]
    await add(key, first, 2)
    expect(quantitiesIn((await add(key, second, 1, { token })).body)).toEqual({ [first]: 2, [second]: 1 })
  })

  test('and nothing disappears: sold out lines come along, larger ones stay', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const [gone, fewer] = [await createProduct(shop.pool), await createProduct(shop.pool, { variants: [{ stock: 4 }] })]
    await add(key, gone.id, 2)
    await add(null, fewer.id, 4, { token })
    await add(key, fewer.id, 1)
    await shop.pool`insert into stock_movements ${shop.pool([
      { variantId: gone.variantIds[0] ?? 0, units: -5, reason: 'correction' },
      { variantId: fewer.variantIds[0] ?? 0, units: -2, reason: 'correction' },
    ])}`
    const { body } = await cartOf(key, { token })
    expect(quantitiesIn(body)).toEqual({ [gone.id]: 2, [fewer.id]: 4 })
    expect(body.items.map((item: { available: boolean }) => item.available)).toEqual([false, false])
  })

  test('never above 99 of one thing', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const product = await withStock(500)
    await add(null, product, 60, { token })
    await add(key, product, 60)
    expect((await cartOf(key, { token })).body.item_count).toBe(99)
  })

  test('and what a guest puts in after logging out is a new cart', async () => {
    const [key, token] = [randomUUID(), await someone()]
    const product = await withStock(9)
    await add(key, product, 1)
    await cartOf(key, { token })
    expect((await add(key, product, 2)).body.item_count).toBe(2)
    expect((await cartOf(key, { token })).body.item_count).toBe(3)
  })
})
