import { ordersMessages as deskOrdersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

test('a guest pays by wallet', async ({ page, client, buy, words, bankPage, paymentPage, orderPage }) => {
  await buy('wallet')
  await expect(page.getByText(words(deskOrdersMessages).method_wallet)).toBeVisible()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await expect(paymentPage.paid).toBeVisible()
  await expect(page.getByText(words(ordersMessages).wallet)).toBeVisible()
  const { id, accessToken } = await readOrderKey(page, new URL(page.url()).searchParams.get('order') ?? '')
  expect(await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })).toMatchObject({
    payment_method: 'wallet',
    payment_status: 'paid',
  })
})

test('a guest takes a number, and pays at a kiosk later', async ({
  page,
  words,
  buy,
  bankPage,
  paymentPage,
  orderPage,
  orderDetails,
}) => {
  const myOrders = words(myOrdersMessages)
  await buy('kiosk')
  await bankPage.wait.click()
  await expect(paymentPage.kiosk).toBeVisible()
  await checkPage(page, 'an order that waits for a kiosk')
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(paths.order(orderId))
  await expect(orderDetails.currentStep).toContainText(myOrders.pendingPayment)
  await expect(page.getByText(withAny(myOrders.waitsAtKiosk))).toBeVisible()
  await page.getByRole('button', { name: withAny(myOrders.openNumber) }).click()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await expect(paymentPage.paid).toBeVisible()
})

test('a guest reads what installments cost, and where a refund of them goes, before ordering', async ({
  page,
  words,
  buyNowPage,
  putInCart,
  checkoutPage,
  bankPage,
  paymentPage,
}) => {
  await putInCart()
  await page.goto(paths.checkout())
  const installments = buyNowPage.method('bankInstallments')
  const costs = page.getByText(`${words(typedWords).demoPlan}: `)
  await expect(costs).toBeHidden()
  await installments.check()
  await expect(costs).toBeVisible()
  await expect(page.getByText(words(ordersMessages).bankInstallmentsHint)).toBeVisible()
  await checkPage(page, 'the costs of installments at the checkout')
  await checkoutPage.fill(recipients[words.language])
  await checkoutPage.place.click()
  await bankPage.pay.click()
  await expect(paymentPage.paid).toBeVisible()
})
