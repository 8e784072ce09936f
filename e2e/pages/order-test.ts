import { paths } from '../../apps/storefront/app/paths.ts'
import { test as base } from './account-test.ts'
import { recipients } from './checkout.ts'
import { type OrderWords, orderWordsOf } from './order-words.ts'
import { bankPageOf, buyNowPageOf, orderDetailsOf, ordersPageOf, paymentPageOf } from './orders.ts'
import { findColor } from './shop-client.ts'

type Fixtures = {
  orderWords: OrderWords
  buyNowPage: ReturnType<typeof buyNowPageOf>
  bankPage: ReturnType<typeof bankPageOf>
  paymentPage: ReturnType<typeof paymentPageOf>
  ordersPage: ReturnType<typeof ordersPageOf>
  orderDetails: ReturnType<typeof orderDetailsOf>
  /** Orders the journey's product by "buy now", up to the confirmation or the bank's page. */
  buy: (method: 'cash' | 'card' | 'wallet' | 'kiosk') => Promise<void>
}

/** A journey with an order. */
export const test = base.extend<Fixtures>({
  orderWords: async ({ words }, use) => use(orderWordsOf(words.language)),
  buyNowPage: async ({ page, orderWords }, use) => use(buyNowPageOf(page, orderWords)),
  bankPage: async ({ page, orderWords }, use) => use(bankPageOf(page, orderWords)),
  paymentPage: async ({ page, orderWords }, use) => use(paymentPageOf(page, orderWords)),
  ordersPage: async ({ page, orderWords }, use) => use(ordersPageOf(page, orderWords)),
  orderDetails: async ({ page, orderWords }, use) => use(orderDetailsOf(page, orderWords)),
  buy: async ({ page, words, client, checkoutPage, buyNowPage }, use) => {
    await use(async (method) => {
      const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
      await page.goto(paths.buyNow(product.id, { color: color.id }))
      await checkoutPage.fill(recipients[words.language])
      if (method === 'card') await buyNowPage.card.check()
      else if (method !== 'cash') await buyNowPage.method(method).check()
      await checkoutPage.place.click()
    })
  },
})

export { expect } from '@playwright/test'
