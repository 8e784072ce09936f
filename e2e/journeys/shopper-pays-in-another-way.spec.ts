import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'

test('a guest pays by wallet', async ({ page, client, buy, orderWords, bankPage, paymentPage, orderPage }) => {
  await buy('wallet')
  await expect(page.getByText(orderWords.bank.wallet)).toBeVisible()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await expect(paymentPage.paid).toBeVisible()
  await expect(page.getByText(orderWords.methods.wallet)).toBeVisible()
  const { id, accessToken } = await readOrderKey(page, new URL(page.url()).searchParams.get('order') ?? '')
  expect(await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })).toMatchObject({
    payment_method: 'wallet',
    payment_status: 'paid',
  })
})

test('a guest takes a number, and pays at a kiosk later', async ({
  page,
  orderWords,
  buy,
  bankPage,
  paymentPage,
  orderPage,
  orderDetails,
}) => {
  await buy('kiosk')
  await bankPage.wait.click()
  await expect(paymentPage.kiosk).toBeVisible()
  await checkPage(page, 'an order that waits for a kiosk')
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(paths.order(orderId))
  await expect(orderDetails.currentStep).toContainText(orderWords.statuses.waiting)
  await expect(page.getByText(orderWords.paysAtKiosk)).toBeVisible()
  await page.getByRole('button', { name: orderWords.openNumber }).click()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await expect(paymentPage.paid).toBeVisible()
})

test('a guest reads what installments cost before ordering', async ({
  page,
  words,
  buyNowPage,
  orderWords,
  putInCart,
  checkoutPage,
  bankPage,
  paymentPage,
}) => {
  await putInCart()
  await page.goto(paths.checkout())
  const installments = buyNowPage.method('bank_installments')
  const costs = page.getByText(orderWords.planCosts)
  await expect(costs).toBeHidden()
  await installments.check()
  await expect(costs).toBeVisible()
  await checkPage(page, 'the costs of installments at the checkout')
  await checkoutPage.fill(recipients[words.language])
  await checkoutPage.place.click()
  await bankPage.pay.click()
  await expect(paymentPage.paid).toBeVisible()
})

test(
  'a way that does not take the total says which totals it takes',
  once,
  async ({ page, buyNowPage, orderWords, client }) => {
    const { results } = await client.catalog.listProducts({ query: { page_size: '50' } })
    const cheap = results.find(({ price, in_stock }) => in_stock && price < 900)
    if (!cheap) throw new Error('The shop has nothing cheap')
    await page.goto(paths.buyNow(cheap.id))
    await expect(buyNowPage.method('bank_installments')).toBeDisabled()
    await expect(page.getByText(orderWords.takesBetween)).toBeVisible()
    await expect(buyNowPage.card).toBeEnabled()
  },
)
