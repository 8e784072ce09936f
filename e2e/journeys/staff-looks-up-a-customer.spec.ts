import { customersMessages } from '../../apps/dashboard/src/resources/customers/customers.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { notesMessages } from '../../apps/dashboard/src/resources/shared/notes.messages.ts'
import { phoneBlockMessages } from '../../apps/dashboard/src/resources/shared/phone-block.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { checkoutPageOf, recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff go from an order to its customer in one click, and block the phone', async ({
  page,
  openDevice,
  openAsAdmin,
  clicks,
  dashboard,
  words,
  client,
}) => {
  const phoneBlock = words(phoneBlockMessages)
  const { phone, typed } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await placeOrder(client, { phone })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await page.getByRole('link', { name: words(confirmationCallsMessages).otherOrders({ count: 1 }) }).click()
  // The page of the order has the same button.
  await expect(page.getByRole('region', { name: words(customersMessages).itsOrders })).toBeVisible()
  await dashboard.button(phoneBlock.blockPhone).click()
  const send = dashboard.inDialog(phoneBlock.blockPhone)
  await expect(send).toBeDisabled()
  await dashboard.dialog.getByLabel(phoneBlock.reason).fill('Refused at the door twice')
  await send.click()
  await expect(dashboard.dialog).toBeHidden()
  await expect(dashboard.main.getByText('Refused at the door twice')).toBeVisible()
  expect(await clicks(), 'from an order to its blocked phone').toBe(3)
  await checkPage(page, 'a customer who may not order')

  const shopperPage = await openDevice()
  const checkout = checkoutPageOf(shopperPage, words)
  const recipient = recipients[words.language]
  const { product, color } = await findHandBlender(client, words)
  await shopperPage.goto(paths.buyNow(product.id, { color: color.id }))
  await checkout.fill({ ...recipient, phone: typed })
  await checkout.place.click()
  await expect(checkout.alert.getByText(words(copiedWords).phoneBlocked)).toBeVisible()
  await expect(checkout.address).toHaveValue(recipient.address)
  await checkPage(shopperPage, 'an order of a blocked phone')

  await dashboard.button(phoneBlock.unblockPhone).click()
  await dashboard.dialog.getByLabel(phoneBlock.reason).fill('It was a misunderstanding')
  await dashboard.inDialog(phoneBlock.unblockPhone).click()
  await expect(dashboard.main.getByText(words(notesMessages).unblocked)).toBeVisible()
  expect(await placeOrder(client, { phone })).toHaveProperty('order')
})
