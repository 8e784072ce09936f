import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { ordersMessages as deskOrdersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { paymentProblemsMessages } from '../../apps/dashboard/src/resources/shared/payment-problems.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paymentMessages } from '../../apps/storefront/app/features/orders/payment/payment.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readOrderKey } from '../pages/order.ts'
import { bankPageOf } from '../pages/orders.ts'
import { expect, test } from '../pages/sale-test.ts'
import { countStock, findHandBlender } from '../pages/shop-client.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

test(
  'O-04: a guest reads what installments cost, and pays the cart by card',
  once,
  async ({ page, words, client, header, fillCart, checkoutPage, buyNowPage, bankPage, paymentPage, orderPage }) => {
    await fillCart()
    await page.goto(paths.checkout())
    const installments = buyNowPage.method('bankInstallments')
    const costs = page.getByText(`${words(typedWords).demoPlan}: `)
    await expect(costs).toBeHidden()
    await installments.check()
    await expect(costs).toBeVisible()
    await expect(page.getByText(words(ordersMessages).bankInstallmentsHint)).toBeVisible()
    await checkPage(page, 'the costs of installments at the checkout')
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
    expect(
      await client.orders.getOrder({ params: { id: orderId }, query: { access_token: accessToken } }),
    ).toMatchObject({ status: 'processing', payment_method: 'card', payment_status: 'paid' })

    await page.reload()
    await expect(paymentPage.paid).toBeVisible()
  },
)

test(
  'a shopper with an account pays by card, finds the order on another device, and cancels it',
  once,
  async ({ page, words, signIn, shopper, buy, bankPage, paymentPage, ordersPage, orderDetails }) => {
    await signIn(shopper)
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

test(
  'a guest takes a number, and pays at a kiosk later',
  once,
  async ({ page, words, buy, bankPage, paymentPage, orderPage, orderDetails }) => {
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
  },
)

test(
  'a guest sees that the payment provider is down, keeps the order and tries again',
  once,
  async ({ page, words, client, buy, orderDetails }) => {
    const { product, color } = await findHandBlender(client, words)
    const message = words(copiedWords).pageNotOpened
    const code = 'payment_provider_failed'
    // The shop answers so when its provider does not.
    await page.route('**/api/orders/buy-now/**', async (route) => {
      const { order, access_token } = await (await route.fetch()).json()
      const details = { order_id: order.id, access_token }
      await route.fulfill({ status: 502, json: { code, detail: message, message, details } })
    })
    await page.route('**/api/orders/*/pay/**', (route) =>
      route.fulfill({ status: 502, json: { code, detail: message, message } }),
    )
    await buy('card')
    await expect(page.getByText(message)).toBeVisible()
    await expect(orderDetails.currentStep).toContainText(words(myOrdersMessages).pendingPayment)
    await page.reload()
    await expect(page.getByText(message)).toBeHidden()
    await orderDetails.payNow.click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(orderDetails.payNow).toBeEnabled()
    // Earlier orders of the shop may still be counted.
    await expect.poll(() => countStock(client, product.id, color.id)).toBeLessThan(color.quantity)
  },
)

test(
  'staff accept a payment of a wrong amount, and the order is confirmed',
  once,
  async ({ page, buy, bankPage, paymentPage, openDesk, words, staffClient }) => {
    const orderPage = words(orderPageMessages)
    await buy('card')
    await bankPage.payOdd('10.5')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    const { number } = await staffClient.orders.getOrder({ params: { id } })

    const { main, button, dialog, notice, clicks } = await openDesk('/dashboard/payment-problems')
    const problem = main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: number })
    await expect(problem.getByText(words(paymentProblemsMessages).reason_wrong_amount)).toBeVisible()
    await problem.getByRole('link', { name: words(paymentProblemsMessages).decide }).click()
    await button(orderPage.accept).click()
    await expect(dialog).toContainText('10.50')
    await dialog.getByLabel(orderPage.acceptReason).fill('The bank kept a fee')
    await dialog.getByRole('button', { name: orderPage.acceptNow }).click()
    await expect(notice(orderPage.accepted)).toBeVisible()
    expect(await clicks(), 'from the list, to accept a wrong amount').toBe(3)
    await expect(main.getByText(words(deskOrdersMessages).status_processing, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('The bank kept a fee')).toBeVisible()
    await expect(paymentPage.paid).toBeVisible()
  },
)

test(
  'staff refund a payment of a wrong amount, and the shopper pays the right one',
  once,
  async ({ page, buy, bankPage, paymentPage, orderDetails, openDesk, words, staffClient }) => {
    const orderPage = words(orderPageMessages)
    await buy('card')
    await bankPage.payOdd('999999')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''

    const { main, button, dialog, notice, clicks } = await openDesk(`/dashboard/orders/${id}/show`)
    await expect(main.getByText(words(paymentProblemsMessages).reason_wrong_amount)).toBeVisible()
    await button(orderPage.refund).click()
    await dialog.getByRole('button', { name: withAny(orderPage.refundNow) }).click()
    await expect(notice(orderPage.refundAsked)).toBeVisible()
    await expect(button(orderPage.accept)).toBeHidden()
    expect(await clicks(), 'to refund a wrong amount').toBe(2)

    await page.goto(paths.order(id))
    await orderDetails.payNow.click()
    await bankPage.pay.click()
    await expect(paymentPage.paid).toBeVisible()
    const { status, payments } = await staffClient.orders.getOrder({ params: { id } })
    expect(status).toBe('processing')
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([{ amount: 999_999 }])
  },
)
