import { confirmationTitles } from '@shop/contract/staff'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { settingsMessages } from '../../apps/dashboard/src/resources/settings/settings.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { countClicks } from '../pages/count-clicks.ts'
import type { DashboardPages } from '../pages/dashboard.ts'
import { linkedOrderPageOf } from '../pages/linked-order.ts'
import { readOrderKey } from '../pages/order.ts'
import { readCode, readOrderLink } from '../pages/outbox.ts'
import { placeOrder } from '../pages/place-order.ts'
import { refuseParcels } from '../pages/refuse-parcels.ts'
import { expect, test as sale } from '../pages/sale-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

type Fixtures = {
  orderAfterRefusals: (count: number) => Promise<{ phone: string }>
  /** Opens the settings, which are put back at the end: other journeys come to the same shop. */
  openSettings: () => Promise<DashboardPages & { clicks: () => Promise<number> }>
}

const test = sale.extend<Fixtures>({
  orderAfterRefusals: async ({ page, words, client, staffClient, checkoutPage }, use) => {
    await use(async (count) => {
      const { phone, typed, address } = await refuseParcels(client, staffClient, count)
      const { product, color } = await findHandBlender(client, words)
      await page.goto(paths.buyNow(product.id, { color: color.id }))
      await checkoutPage.fill({ ...recipients[words.language], phone: typed, address })
      await checkoutPage.place.click()
      return { phone }
    })
  },
  openSettings: async ({ openDesk, staffClient }, use) => {
    const before = await staffClient.settings.getSettings({})
    await use(() => openDesk('/dashboard/settings'))
    const { version } = await staffClient.settings.getSettings({})
    await staffClient.settings.updateSettings({ body: { ...before, version } })
  },
})

test('a phone that refused three parcels reads that only a card is taken, and pays by card', async ({
  page,
  words,
  orderAfterRefusals,
  checkoutPage,
  buyNowPage,
  bankPage,
  orderPage,
  clicks,
}) => {
  await orderAfterRefusals(3)
  await expect(page.getByText(words(copiedWords).cardOnly)).toBeVisible()
  await checkPage(page, 'an order that only a card pays')
  await buyNowPage.card.check()
  await expect(page.getByText(words(copiedWords).cardOnly)).toBeHidden()
  await checkoutPage.place.click()
  await bankPage.pay.click()
  await expect(orderPage.thanks).toBeVisible()
  expect(await clicks(), 'to order, to choose the card, to order by it and to pay').toBe(4)
})

test('a phone that refused two parcels is asked for a code, and pays in cash; staff read how it was confirmed', async ({
  page,
  words,
  baseURL,
  orderAfterRefusals,
  checkoutPage,
  orderPage,
  dashboard,
  openAsAdmin,
  clicks,
}) => {
  const { phone } = await orderAfterRefusals(2)
  await expect(checkoutPage.code).toBeFocused()
  await expect(checkoutPage.cash).toBeChecked()
  await checkPage(page, 'an order that needs a code')
  await checkoutPage.code.fill(await readCode(baseURL ?? '', phone))
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  expect(await clicks(), 'to order, and to confirm by a code').toBe(2)

  const { id } = await readOrderKey(page)
  await openAsAdmin(`/dashboard/orders/${id}/show`)
  await expect(dashboard.main.getByText(confirmationTitles.code[words.language])).toBeVisible()
  await expect(dashboard.main.getByText(words(confirmationCallsMessages).reason_refused_before)).toBeVisible()
})

test('after one refused parcel only a call confirms, and staff read why', async ({
  page,
  words,
  client,
  staffClient,
  dashboard,
  openAsAdmin,
  baseURL,
}) => {
  const { phone, address } = await refuseParcels(client, staffClient, 1)
  const { order: placed } = await placeOrder(client, { phone, address })
  const token = await readOrderLink(baseURL ?? '', phone, placed.number)
  const linked = linkedOrderPageOf(page, words)
  await page.goto(`/o/${token}`)
  await expect(linked.heading).toBeVisible()
  await expect(linked.cancel).toBeVisible()
  await expect(linked.confirm).toBeHidden()

  await openAsAdmin(`/dashboard/orders/${placed.id}/show`)
  await expect(dashboard.main.getByText(confirmationTitles.call[words.language])).toBeVisible()
  await expect(dashboard.main.getByText(words(confirmationCallsMessages).reason_refused_before)).toBeVisible()
  await checkPage(page, 'an order that only a call confirms')
})

test('staff ask for a deposit; a phone that refused parcels pays it by card and the rest in cash', async ({
  page,
  words,
  client,
  staffClient,
  fillCart,
  checkoutPage,
  buyNowPage,
  bankPage,
  orderPage,
  paymentPage,
  orderDetails,
  dashboard,
  openAsAdmin,
  openSettings,
}) => {
  await test.step('staff set how many refusals end cash on delivery, and the deposit', async () => {
    const settings = words(settingsMessages)
    const desk = await openSettings()
    await desk.main.getByLabel(beginsWith(settings.trust_card_refusals)).fill('1')
    await desk.main.getByLabel(beginsWith(settings.trust_deposit_percent)).fill('25')
    await desk.button(words(copiedWords).save).click()
    await expect(desk.notice(words(copiedWords).updated)).toBeVisible()
    expect(await desk.clicks(), 'to ask for a deposit').toBe(1)
  })
  const { typed, address } = await refuseParcels(client, staffClient, 1)
  await fillCart()
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
