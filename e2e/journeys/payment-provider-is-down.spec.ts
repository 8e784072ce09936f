import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { test as base, expect } from '../pages/own-shop-test.ts'
import { countStock, findHandBlender } from '../pages/shop-client.ts'

/** No server listens on this port. */
const away = 'http://127.0.0.1:9'

const test = base.extend({
  shopSettings: async ({ browserName: _browser }, use) => {
    const keys = { PAYMOB_PUBLIC_KEY: 'egy_pk_test_journey', PAYMOB_SECRET_KEY: 'egy_sk_test_journey' }
    const account = { ...keys, PAYMOB_API_KEY: 'key', PAYMOB_HMAC_SECRET: 'secret', PAYMOB_INTEGRATION_IDS: '1' }
    await use({ PAYMENT_PROVIDER: 'paymob', PAYMOB_URL: away, PUBLIC_URL: 'http://127.0.0.1', ...account })
  },
})

test(
  'a guest sees that the payment provider is down, keeps the order and tries again',
  once,
  async ({ page, words, client, buy, orderDetails }) => {
    const { product, color } = await findHandBlender(client, words)
    await buy('card')
    const message = page.getByText(words(copiedWords).pageNotOpened)
    await expect(message).toBeVisible()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).pendingPayment)
    await page.reload()
    await expect(message).toBeHidden()
    await orderDetails.payNow.click()
    await expect(message).toBeVisible()
    await expect(orderDetails.payNow).toBeEnabled()
    await expect.poll(() => countStock(client, product.id, color.id)).toBe(color.quantity - 1)
  },
)
