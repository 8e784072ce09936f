import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { notify } from '../../../../test/fakes/paymob-messenger.ts'
import { providerDeps } from '../../../../test/money-back.ts'
import { askAboutUnknownWebhooks } from './ask-unknown.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const inquiry = '/api/acceptance/transactions/'
const problems = () => shop.pool`select reason from payment_problems`

test('an unknown payment whose provider is away is asked about again, until it is a problem for staff', async () => {
  const order = await shop.placeOrder()
  await shop.pool`update payments set provider_order_id = 'another' where id = ${order.paymentId}`
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.spoil(inquiry, ...Array<'dropped'>(20).fill('dropped'))
  expect(await notify(shop.paymob, paid)).toBe(200)
  await expect.poll(() => shop.paymob.count(inquiry)).toBeGreaterThan(0)

  const deps = providerDeps(shop)
  shop.clock.pass(2)
  await askAboutUnknownWebhooks(deps)
  expect(await problems()).toEqual([])

  shop.paymob.forgive(inquiry)
  shop.clock.pass(2)
  await expect
    .poll(async () => {
      await askAboutUnknownWebhooks(deps)
      return await problems()
    })
    .toEqual([{ reason: 'unknown_payment' }])
})
