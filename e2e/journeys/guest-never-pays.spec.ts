import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/own-shop-test.ts'
import { countStock, findHandBlender } from '../pages/shop-client.ts'

test(
  'an order that is never paid expires, and its stock returns',
  once,
  async ({ page, words, client, ownShop, buy, bankPage, paymentPage, orderDetails }) => {
    const { product, color } = await findHandBlender(client, words)
    await buy('card')
    await expect(bankPage.pay).toBeVisible()
    const bankAddress = page.url()
    await expect.poll(() => countStock(client, product.id, color.id)).toBe(color.quantity - 1)
    await page.goBack()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).pendingPayment)
    const { id, accessToken } = await readOrderKey(page)

    await ownShop.passHalfAnHour()
    await ownShop.endUnpaidOrders()
    const readOrder = () => client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })
    await expect.poll(async () => (await readOrder()).status, { timeout: 120_000 }).toBe('cancelled')
    await page.reload()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).cancelled)
    await expect(orderDetails.payNow).toBeHidden()
    await expect.poll(() => countStock(client, product.id, color.id)).toBe(color.quantity)

    await page.goto(bankAddress)
    await expect(page.getByText(words(copiedWords).bankOver)).toBeVisible()
    await expect(bankPage.pay).toBeHidden()
    await page.goto(paths.paymentSuccess(id))
    await expect(paymentPage.over).toBeVisible()
  },
)
