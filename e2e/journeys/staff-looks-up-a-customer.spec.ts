import { customersMessages } from '../../apps/dashboard/src/resources/customers/customers.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { notesMessages } from '../../apps/dashboard/src/resources/shared/notes.messages.ts'
import { phoneBlockMessages } from '../../apps/dashboard/src/resources/shared/phone-block.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { checkoutPageOf, recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

test('W-03: staff find a guest by phone, with orders and figures, and add a note', async ({
  page,
  openAsAdmin,
  clicks,
  dashboard,
  words,
  client,
}) => {
  const notes = words(notesMessages)
  const customers = words(customersMessages)
  const { phone, typed, shown } = inventShopper('Guest')
  const [first, second] = [await placeOrder(client, { phone }), await placeOrder(client, { phone })]
  await openAsAdmin('/dashboard/customers')
  await page.getByPlaceholder(customers.q).fill(arabicDigits(typed))
  const row = dashboard.row(shown)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(customers.withoutAccount)
  await row.click()
  const figures = page.getByRole('region', { name: customers.figures })
  await expect(figures).toContainText(shown)
  expect(await clicks(), 'from a phone to its customer').toBe(1)
  const orders = page.getByRole('region', { name: customers.itsOrders })
  for (const { order } of [first, second]) await expect(orders.getByText(order.number)).toBeVisible()
  await page.getByLabel(notes.newNote).fill('Lives above the pharmacy')
  await page.reload()
  await expect(page.getByLabel(notes.newNote)).toHaveValue('Lives above the pharmacy')
  await dashboard.button(notes.addNote).click()
  await expect(page.getByLabel(notes.newNote)).toHaveValue('')
  await expect(dashboard.main.getByText('Lives above the pharmacy', { exact: true })).toBeVisible()
  await checkPage(page, 'a customer without an account')
})

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

ownStaffTest('a call card opens the customer of the order', async ({ page, openAsAdmin, words, client }) => {
  const { phone, shown } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await placeOrder(client, { phone })
  await openAsAdmin('/dashboard/confirmation-calls')
  await page
    .getByRole('article', { name: order.number })
    .getByRole('link', { name: words(confirmationCallsMessages).otherOrders({ count: 1 }) })
    .click()
  await expect(page.getByRole('region', { name: words(customersMessages).figures })).toContainText(shown)
})
