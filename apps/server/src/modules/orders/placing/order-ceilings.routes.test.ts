import { randomUUID } from 'node:crypto'
import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import {
  type Answer,
  callApi,
  codeSentTo,
  createUser,
  nextPhone,
  otherThan,
  signIn,
  textsTo,
} from '../../../../test/accounts.ts'
import { testConfig } from '../../../../test/app.ts'
import { hour } from '../../../../test/clock.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { advanceOrder } from '../order-life.service.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12, config: { limits: { ...testConfig.limits, ordersPerHour: 600 } } })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass(48 * hour))

type Buying = { fields?: object; key?: string; session?: string; address?: string; token?: string }

function buy(productId: number, quantity: number, given: Buying = {}): Promise<Answer> {
  const { fields, key = randomUUID(), session = randomUUID(), address = '41.40.0.1', token } = given
  return callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
    address,
    ...(token !== undefined && { token }),
    headers: { 'idempotency-key': key },
    body: { ...goodCheckout, product_id: productId, quantity, ...fields },
  })
}

const createLargeStock = async (price = 10_000) =>
  (await createProduct(shop.pool, { variants: [{ stock: 1000, price }] })).id
const stockOf = async (productId: number) =>
  (await shop.pool<{ stock: number }[]>`select stock from variants where product_id = ${productId}`)[0]?.stock

async function checkOutEverything(phone: string): Promise<Answer> {
  const session = randomUUID()
  const ids: number[] = []
  for (let product = 0; product < 10; product += 1) {
    const product_id = await createLargeStock()
    ids.push(product_id)
    await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${session}`, {
      body: { product_id, quantity: 99 },
    })
  }
  const answer = await callApi(shop.app, 'POST', `/api/orders/checkout/?session_key=${session}`, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, phone },
  })
  expect(await Promise.all(ids.map(stockOf))).toEqual(ids.map(() => 1000))
  return answer
}

describe("a guest's order above the ceilings", () => {
  test('takes no stock: two guests cannot empty the shop', async () => {
    for (const phone of [nextPhone(), nextPhone()])
      expect(await checkOutEverything(phone)).toMatchObject({
        status: 409,
        body: { code: 'order_code_needed', details: { phone: `0${phone.slice(3)}`, minutes: 5 } },
      })
  })

  test.each([
    ['five of one product', 5, 10_000, 201],
    ['six of one product', 6, 10_000, 409],
    ['EGP 60,000 in all', 5, 1_200_000, 201],
    ['more than EGP 60,000', 4, 1_600_000, 409],
  ])('%s', async (_, quantity, price, status) => {
    const id = await createLargeStock(price)
    expect((await buy(id, quantity, { fields: { phone: nextPhone() } })).status).toBe(status)
  })

  test('is placed once by the code that its phone was sent', async () => {
    const [id, phone, key, session] = [await createLargeStock(), nextPhone(), randomUUID(), randomUUID()]
    const ask = (fields: object = {}) => buy(id, 20, { key, session, fields: { phone, ...fields } })
    expect((await ask()).status).toBe(409)
    const confirmation_code = await codeSentTo(shop.app, phone)
    const placed = await Promise.all([1, 2, 3].map(() => ask({ confirmation_code })))
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(placed.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await ask()).toMatchObject({ status: 201, body: { order: { id: placed[0]?.body.order.id } } })
    expect(await stockOf(id)).toBe(980)
  })

  test('is sent one message a minute, however often the button is pressed', async () => {
    const [id, phone, key, session] = [await createLargeStock(), nextPhone(), randomUUID(), randomUUID()]
    const ask = () => buy(id, 20, { key, session, fields: { phone } })
    for (let press = 0; press < 4; press += 1) expect((await ask()).body.code).toBe('order_code_needed')
    expect(await textsTo(shop.app, phone, 1)).toHaveLength(1)
    shop.clock.pass(2)
    expect((await ask()).body.code).toBe('order_code_needed')
    expect(await textsTo(shop.app, phone, 2)).toHaveLength(2)
  })

  test('is refused for a wrong code, and for every code after five wrong ones', async () => {
    const [id, phone, key, session] = [await createLargeStock(), nextPhone(), randomUUID(), randomUUID()]
    const ask = (confirmation_code?: string) => buy(id, 20, { key, session, fields: { phone, confirmation_code } })
    await ask()
    const code = await codeSentTo(shop.app, phone)
    for (let guess = 0; guess < 5; guess += 1)
      expect(await ask(otherThan(code))).toMatchObject({
        status: 400,
        body: { code: 'order_code_wrong', errors: { confirmation_code: [expect.any(String)] } },
      })
    expect((await ask(code)).body.code).toBe('order_code_wrong')
    expect(await stockOf(id)).toBe(1000)
  })

  test('is confirmed by its own code alone', async () => {
    const [id, phone, key, session] = [await createLargeStock(), nextPhone(), randomUUID(), randomUUID()]
    await buy(id, 20, { key, session, fields: { phone } })
    const confirmation_code = await codeSentTo(shop.app, phone)
    const other = { phone, confirmation_code }
    expect((await buy(id, 99, { key, session, fields: other })).body.code).toBe('order_code_wrong')
    expect((await buy(id, 20, { session, fields: other })).body.code).toBe('order_code_wrong')
    expect((await buy(id, 20, { key, fields: other })).body.code).toBe('order_code_wrong')
    shop.clock.pass(6)
    expect((await buy(id, 20, { key, session, fields: other })).body.code).toBe('order_code_wrong')
    expect(await stockOf(id)).toBe(1000)
  })
})

test('a shopper with a verified phone may order four times as much, then the code goes to the phone of the account', async () => {
  const user = await createUser(shop.pool)
  const { access: token } = await signIn(shop.app, user)
  const id = await createLargeStock()
  expect((await buy(id, 20, { token })).status).toBe(201)
  expect(await buy(id, 21, { token })).toMatchObject({
    body: { code: 'order_code_needed', details: { phone: `0${user.phone.slice(3)}` } },
  })
})

describe('orders that no code confirmed are counted together', () => {
  test('a phone gets messages about three guest orders an hour, then a code is needed', async () => {
    const [id, phone] = [await createLargeStock(), nextPhone()]
    const order = (place: number) => buy(id, 1, { address: `41.41.0.${place}`, fields: { phone } })
    for (const place of [1, 2, 3]) expect((await order(place)).status).toBe(201)
    expect((await order(4)).body.code).toBe('order_code_needed')
  })

  test('an address may order ten times the ceiling in an hour, in all processes together', async () => {
    const id = await createLargeStock()
    const neighbour = await shop.openNeighbour({ config: { limits: { ...testConfig.limits, ordersPerHour: 600 } } })
    const order = (app: AccountShop['app']) =>
      callApi(app, 'POST', `/api/orders/buy-now/?session_key=${randomUUID()}`, {
        address: '41.42.0.1',
        headers: { 'idempotency-key': randomUUID() },
        body: { ...goodCheckout, phone: nextPhone(), product_id: id, quantity: 5 },
      })
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => order(index % 2 ? shop.app : neighbour.app)),
    )
    await neighbour.close()
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'order_code_needed')).toHaveLength(4)
    expect(await stockOf(id)).toBe(950)
  })
})

test('a phone gets at most five codes an hour, from all clients and addresses', async () => {
  const [id, phone] = [await createLargeStock(), nextPhone()]
  const answers: Answer[] = []
  for (let place = 0; place < 8; place += 1) {
    answers.push(await buy(id, 20, { address: `41.43.0.${place}`, fields: { phone } }))
    shop.clock.pass(2)
  }
  expect(answers.filter(({ body }) => body.code === 'order_code_needed')).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect(await textsTo(shop.app, phone, 5)).toHaveLength(5)
})

/** A phone whose parcels were refused at the door, so many. Other phones placed the orders, so this one got no text. */
async function createRefuser(productId: number, parcels: number): Promise<PhoneNumber> {
  const phone = nextPhone()
  for (let parcel = 0; parcel < parcels; parcel += 1) {
    const fields = { phone: nextPhone(), address: '1 Quiet Street' }
    const { body } = await buy(productId, 1, { address: '41.44.0.1', fields })
    for (const step of ['ship', 'turn_back'] as const) await advanceOrder(shop.pool, shop.deps, body.order.id, step)
    await shop.pool`update orders set phone = ${phone} where id = ${body.order.id}`
  }
  return phone
}

describe('a phone that refused parcels', () => {
  test('gets one code a minute from all accounts together', async () => {
    const id = await createLargeStock()
    const phone = await createRefuser(id, 2)
    const order = async (place: number) => {
      const { access: token } = await signIn(shop.app, await createUser(shop.pool))
      return await buy(id, 1, { token, address: `41.45.0.${place}`, fields: { phone } })
    }
    expect((await order(1)).body.code).toBe('order_code_needed')
    expect((await order(2)).status).toBe(429)
    expect(await textsTo(shop.app, phone, 1)).toHaveLength(1)
  })
})
