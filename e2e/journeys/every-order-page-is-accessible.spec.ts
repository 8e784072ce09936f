import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/order-test.ts'

test('paying by card', both, async ({ page, buy, bankPage, paymentPage, orderPage, orderDetails }) => {
  await buy('card')
  await expect(bankPage.pay).toBeVisible()
  await checkPage(page, 'the page that stands in for a bank')
  await page.goBack()
  await expect(orderDetails.payNow).toBeVisible()
  await checkPage(page, 'an unpaid order')
  await orderDetails.payNow.click()
  await bankPage.decline.click()
  await expect(paymentPage.declined).toBeVisible()
  await checkPage(page, 'a declined payment')
  await paymentPage.payAgain.click()
  await bankPage.wait.click()
  await expect(paymentPage.checking).toBeVisible()
  await checkPage(page, 'a pending payment')
  await page.goBack()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await checkPage(page, 'a paid order')
})

test('the orders of a guest', both, async ({ page, words, buy, orderPage, ordersPage, orderDetails }) => {
  await page.goto(paths.orders())
  await expect(ordersPage.empty).toBeVisible()
  await checkPage(page, 'no orders')
  await page.goto(paths.paymentSuccess())
  await checkPage(page, 'no payment')
  await buy('cash')
  await expect(orderPage.thanks).toBeVisible()
  await page.goto(paths.orders())
  await expect(ordersPage.orders).toBeVisible()
  await checkPage(page, 'orders')
  await ordersPage.orders.click()
  await orderDetails.cancel.click()
  await checkPage(page, 'the confirmation before an order is cancelled')
  await orderDetails.confirm.click()
  await expect(orderDetails.cancel).toBeHidden()
  await expect(page.getByText(words(myOrdersMessages).orderCancelled)).toBeHidden()
  await checkPage(page, 'a cancelled order')
})
