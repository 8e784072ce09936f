import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paymentMessages } from '../../apps/storefront/app/features/orders/payment/payment.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { bankPageOf } from '../pages/orders.ts'

test('O-04: a guest pays the cart by card', async ({
  page,
  words,
  client,
  header,
  putInCart,
  checkoutPage,
  buyNowPage,
  bankPage,
  paymentPage,
  orderPage,
}) => {
  await putInCart()
  await page.goto(paths.checkout())
  await checkoutPage.fill(recipients[words.language])
  await buyNowPage.card.check()
  await checkoutPage.place.click()
  await bankPage.pay.click()

  await expect(orderPage.thanks).toBeVisible()
  await expect(paymentPage.paid).toBeVisible()
  await expect(orderPage.call).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cart)
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  const { accessToken } = await readOrderKey(page, orderId)
  expect(await client.orders.getOrder({ params: { id: orderId }, query: { access_token: accessToken } })).toMatchObject(
    { status: 'processing', payment_method: 'card', payment_status: 'paid' },
  )

  await page.reload()
  await expect(paymentPage.paid).toBeVisible()
})

test(
  'a shopper with an account pays by card, finds the order on another device, and cancels it',
  once,
  async ({ page, words, forms, shopper, buy, bankPage, paymentPage, ordersPage, orderDetails }) => {
    await page.goto(paths.login({ next: paths.orders() }))
    await forms.logInAs(shopper)
    await expect(ordersPage.empty).toBeVisible()
    await buy('card')
    await bankPage.pay.click()
    await expect(paymentPage.paid).toBeVisible()
    await page.evaluate(() => window.localStorage.removeItem('order_access'))
    await page.goto(paths.orders())
    await ordersPage.orders.click()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).processing)
    await expect(orderDetails.payNow).toBeHidden()

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await orderDetails.cancel.click()
    await orderDetails.confirm.click()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).cancelled)
    await page.goto(paths.paymentSuccess(id))
    await expect(paymentPage.over).toBeVisible()
    await expect(page.getByText(words(paymentMessages).undoneHint)).toBeVisible()
  },
)

test(
  'a guest whose card is declined pays in cash instead, by one tap',
  both,
  async ({ page, client, buy, bankPage, paymentPage, orderPage }) => {
    await buy('card')
    await bankPage.decline.click()
    await expect(paymentPage.declined).toBeVisible()
    await checkPage(page, 'a declined payment')
    await paymentPage.payInCash.click()
    await expect(orderPage.thanks).toBeFocused()
    await expect(paymentPage.paid).toBeHidden()
    const { id, accessToken } = await readOrderKey(page, new URL(page.url()).searchParams.get('order') ?? '')
    expect(await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })).toMatchObject({
      status: 'processing',
      payment_method: 'cash',
      payment_status: 'unpaid',
    })
  },
)

test(
  'the page updates itself when a pending payment is decided',
  once,
  async ({ page, context, words, buy, bankPage, paymentPage, orderPage }) => {
    await buy('card')
    await expect(bankPage.wait).toBeVisible()
    const bankAddress = page.url()
    await bankPage.wait.click()
    await expect(paymentPage.checking).toBeVisible()

    const bankTab = await context.newPage()
    await bankTab.goto(bankAddress)
    await bankPageOf(bankTab, words).pay.click()
    await bankTab.waitForURL((address) => address.pathname === paths.paymentSuccess())
    await bankTab.close()
    await expect(orderPage.thanks).toBeVisible()
  },
)

test('a return address without a signature changes no payment', once, async ({ page, buy, bankPage, paymentPage }) => {
  await page.goto(paths.paymentSuccess())
  await expect(paymentPage.nothing).toBeVisible()
  await page.goto(paths.paymentSuccess('0199aaaa-0000-7000-8000-000000000000'))
  await expect(paymentPage.nothing).toBeVisible()

  await buy('card')
  await bankPage.decline.click()
  await expect(paymentPage.declined).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(`${paths.paymentSuccess(orderId)}&success=true&amount_cents=100`)
  await expect(paymentPage.declined).toBeVisible()
  await expect(paymentPage.paid).toBeHidden()
})
