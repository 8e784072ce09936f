import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'

/** The provider of payments takes calls and says nothing. */
let shop: CardShop
beforeAll(async () => {
  // Forty orders must be open before the first call is given up.
  shop = await openCardShop({ paymobTimeoutMs: 120_000 })
})
afterAll(() => shop.close())

const intention = '/v1/intention/'

test('no more than forty calls wait for it; the next shopper gets an answer at once, and can pay the order in cash', async () => {
  const { id } = await createProduct(shop.pool, { variants: [{ stock: 100 }] })
  shop.paymob.spoil(intention, ...Array<'silent'>(40).fill('silent'))
  const waiting = Array.from({ length: 40 }, () => shop.buy(id))
  await expect.poll(() => shop.paymob.count(intention)).toBe(40)

  const refused = await shop.buy(id)
  expect(refused).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
  expect(refused.body.details.order_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(shop.paymob.count(intention)).toBe(40)
  expect((await shop.buy(id, { payment_method: 'cash' })).status).toBe(201)

  shop.paymob.hangUp()
  const answers = await Promise.all(waiting)
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(40)
  expect((await shop.buy(id)).status).toBe(201)
})
