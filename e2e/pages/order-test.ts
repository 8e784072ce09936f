import { paths } from '../../apps/storefront/app/paths.ts'
import { test as base } from './account-test.ts'
import { recipients } from './checkout.ts'
import { bankPageOf, buyNowPageOf, orderDetailsOf, ordersPageOf, paymentPageOf } from './orders.ts'
import { findHandBlender } from './shop-client.ts'

type Fixtures = {
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
  buyNowPage: async ({ page, words }, use) => use(buyNowPageOf(page, words)),
  bankPage: async ({ page, words }, use) => use(bankPageOf(page, words)),
  paymentPage: async ({ page, words }, use) => use(paymentPageOf(page, words)),
  ordersPage: async ({ page, words }, use) => use(ordersPageOf(page, words)),
  orderDetails: async ({ page, words }, use) => use(orderDetailsOf(page, words)),
  buy: async ({ page, words, client, checkoutPage, buyNowPage }, use) => {
    await use(async (method) => {
      const { product, color } = await findHandBlender(client, words)
      await page.goto(paths.buyNow(product.id, { color: color.id }))
      await checkoutPage.fill(recipients[words.language])
      if (method === 'card') await buyNowPage.card.check()
      else if (method !== 'cash') await buyNowPage.method(method).check()
      await checkoutPage.place.click()
    })
  },
})

export { expect } from '@playwright/test'
