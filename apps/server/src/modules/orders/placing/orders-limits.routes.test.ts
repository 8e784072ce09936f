import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextPhone } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, testConfig } from '../../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: { ...testConfig.limits, ordersPerHour: 40 } } })
})
afterAll(() => shop.close())

async function buy(productId: number, from: { address: string; phone?: string; key?: string }) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/buy-now/',
    remoteAddress: from.address,
    headers: { 'idempotency-key': from.key ?? randomUUID() },
    payload: { ...goodCheckout, phone: from.phone ?? nextPhone(), product_id: productId },
  })
  return { status: answer.statusCode, code: answer.json().code, wait: Number(answer.headers['retry-after']) }
}

const stockOf = async (productId: number) =>
  (await shop.pool<{ stock: number }[]>`select stock from variants where product_id = ${productId}`)[0]?.stock

test('one phone gets a limited number of messages about orders', async () => {
  const { id } = await createProduct(shop.pool, { variants: [{ stock: 9 }] })
  const phone = nextPhone()
  const answers = [1, 2, 3].map((place) => buy(id, { address: `10.0.0.${place}`, phone }))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 201, 429])
  expect(await stockOf(id)).toBe(7)
})

test('one address reserves a limited part of the stock', async () => {
  const { id } = await createProduct(shop.pool, { variants: [{ stock: 99 }] })
  for (let order = 0; order < 40; order += 1) expect((await buy(id, { address: '10.0.1.1' })).status).toBe(201)
  const refused = await buy(id, { address: '10.0.1.1' })
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.wait).toBeGreaterThan(3000)
  expect(await stockOf(id)).toBe(59)
  expect((await buy(id, { address: '10.0.1.2' })).status).toBe(201)
})

test('an order that is asked for again, or does not come to be, counts no more', async () => {
  const [sold, none] = [await createProduct(shop.pool), await createProduct(shop.pool, { variants: [{ stock: 0 }] })]
  const from = { address: '10.0.2.1', phone: nextPhone() }
  const key = randomUUID()
  for (let time = 0; time < 4; time += 1) expect((await buy(sold.id, { ...from, key })).status).toBe(201)
  for (let time = 0; time < 4; time += 1) expect((await buy(none.id, from)).code).toBe('cart_line_unavailable')
  expect((await buy(sold.id, from)).status).toBe(201)
  expect((await buy(sold.id, from)).status).toBe(429)
})
