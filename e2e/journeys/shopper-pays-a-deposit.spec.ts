import { mergeTests } from '@playwright/test'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { settingsMessages } from '../../apps/dashboard/src/resources/settings/settings.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { refuseParcels } from '../pages/refuse-parcels.ts'
import { test as sale } from '../pages/sale-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect } from '../pages/staff-test.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

const test = mergeTests(ownStaffTest, sale)

test('staff ask for a deposit; a phone that refused parcels pays it by card and the rest in cash', async ({
  page,
  words,
  client,
  staffClient,
  putInCart,
  checkoutPage,
  buyNowPage,
  bankPage,
  orderPage,
  paymentPage,
  orderDetails,
  dashboard,
  openAsAdmin,
  openDesk,
}) => {
  await test.step('staff set how many refusals end cash on delivery, and the deposit', async () => {
    const settings = words(settingsMessages)
    const desk = await openDesk('/dashboard/settings')
    await desk.main.getByLabel(beginsWith(settings.trust_card_refusals)).fill('1')
    await desk.main.getByLabel(beginsWith(settings.trust_deposit_percent)).fill('25')
    await desk.button(words(copiedWords).save).click()
    await expect(desk.notice(words(copiedWords).updated)).toBeVisible()
    expect(await desk.clicks(), 'to ask for a deposit').toBe(1)
  })
  const { typed, address } = await refuseParcels(client, staffClient, 1)
  await putInCart()
  const clicks = await countClicks(page)
  await page.goto(paths.checkout())
  await checkoutPage.fill({ ...recipients[words.language], phone: typed, address })
  await expect(buyNowPage.deposit).toBeHidden()
  await checkoutPage.place.click()
  await expect(page.getByText(words(copiedWords).depositNeeded)).toBeVisible()
  await checkPage(page, 'an order that a card pays, or a deposit')
  await buyNowPage.deposit.check()
  await expect(page.getByText(words(copiedWords).depositNeeded)).toBeHidden()
  await checkoutPage.place.click()
  await bankPage.decline.click()
  await expect(paymentPage.declined).toBeVisible()
  await expect(paymentPage.payInCash).toBeHidden()
  await paymentPage.payAgain.click()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  await expect(page.getByText(words(ordersMessages).depositThanks)).toBeVisible()
  expect(await clicks(), 'to order, to choose the deposit, to pay it; declined once').toBe(6)
  await expect(orderPage.call).toBeHidden()
  await checkPage(page, 'an order with a deposit')

  const { product, color } = await findHandBlender(client, words)
  await page.goto(paths.buyNow(product.id, { color: color.id }))
  await checkoutPage.fill({ ...recipients[words.language], phone: typed, address })
  await checkoutPage.place.click()
  await buyNowPage.deposit.check()
  await checkoutPage.place.click()
  await bankPage.pay.click()
  await expect(page.getByText(words(ordersMessages).depositThanks)).toBeVisible()

  const id = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(paths.order(id))
  await expect(
    page.getByText(
      withAny(
        words(myOrdersMessages).inParts({ state: words(myOrdersMessages).depositPaid, deposit: some, cash: some }),
      ),
    ),
  ).toBeVisible()
  await expect(orderDetails.payNow).toBeHidden()

  await openAsAdmin(`/dashboard/orders/${id}/show`)
  await expect(dashboard.main.getByText(words(orderPageMessages).deposit)).toBeVisible()
  await checkPage(page, 'an order with a deposit, for staff')
})
