import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { ordersPageOf } from '../pages/orders.ts'

test('a guest finds the order again and cancels it after a confirmation', async ({
  page,
  words,
  client,
  buy,
  orderPage,
  ordersPage,
  orderDetails,
}) => {
  const myOrders = words(myOrdersMessages)
  await page.goto(paths.orders())
  await expect(ordersPage.empty).toBeVisible()
  await expect(ordersPage.logIn).toBeVisible()
  await buy('cash')
  await expect(orderPage.thanks).toBeVisible()
  const { id, accessToken } = await readOrderKey(page)
  const clicks = await countClicks(page)

  await page.goto(paths.orders())
  await ordersPage.orders.click()
  await expect(page).toHaveURL(paths.order(id))
  await expect(orderDetails.currentStep).toContainText(myOrders.processing)
  await orderDetails.cancel.click()
  await orderDetails.keep.click()
  await expect(orderDetails.dialog).toBeHidden()
  await expect(orderDetails.currentStep).toContainText(myOrders.processing)

  await orderDetails.cancel.click()
  await orderDetails.confirm.click()
  await expect(orderDetails.currentStep).toContainText(myOrders.cancelled)
  await expect(orderDetails.cancel).toBeHidden()
  await expect(orderDetails.heading).toBeFocused()
  expect(await clicks(), 'to find an order (1), to keep it (2) and to cancel it (2)').toBe(5)
  const order = await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })
  expect(order.status).toBe('cancelled')

  await page.goto(paths.orders())
  await expect(ordersPage.row(myOrders.cancelled)).toBeVisible()
})

test(
  'O-06: a shopper finds the orders of the account on any device',
  once,
  async ({ page, words, forms, shopper, buy, orderPage, ordersPage, orderDetails, openDevice }) => {
    await page.goto(paths.login({ next: paths.orders() }))
    await forms.logInAs(shopper)
    await expect(ordersPage.empty).toBeVisible()
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    await page.evaluate(() => window.localStorage.removeItem('order_access'))
    await page.goto(paths.orders())
    await expect(ordersPage.row(words(myOrdersMessages).processing)).toBeVisible()
    await ordersPage.orders.click()
    await expect(orderDetails.heading).toBeVisible()
    const address = page.url()

    const strangersPage = await openDevice()
    await strangersPage.goto(address)
    await expect(strangersPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(strangersPage.getByText(words(myOrdersMessages).timeline)).toBeHidden()
    await strangersPage.goto(paths.orders())
    await expect(ordersPageOf(strangersPage, words).empty).toBeVisible()
  },
)

test(
  "guest orders stay visible after login, apart from the account's orders",
  once,
  async ({ page, words, forms, shopper, buy, orderPage, ordersPage, orderDetails }) => {
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    const guests = await orderPage.number.first().innerText()
    await page.goto(paths.login({ next: paths.orders() }))
    await forms.logInAs(shopper)
    const withoutAccount = page.getByRole('list', { name: words(myOrdersMessages).orderedWithoutAccount })
    await expect(withoutAccount.getByRole('link')).toHaveCount(1)
    await withoutAccount.getByRole('link').click()
    await expect(orderDetails.heading).toContainText(guests)

    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    await page.goto(paths.orders())
    await expect(ordersPage.orders).toHaveCount(2)
    await expect(withoutAccount.getByRole('link')).toHaveCount(1)
    await expect(withoutAccount).toContainText(guests)
  },
)
