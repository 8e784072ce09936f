import { checkPage } from '../pages/check-page.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

test('staff find a guest by phone, with orders and figures, and add a note', async ({
  page,
  openAsAdmin,
  dashboard,
  staffWords,
  client,
}) => {
  const { phone, typed, shown } = inventShopper('Guest')
  const [first, second] = [await placeOrder(client, { phone }), await placeOrder(client, { phone })]
  await openAsAdmin('/dashboard/customers')
  await page.getByPlaceholder(staffWords.findCustomer).fill(arabicDigits(typed))
  const row = dashboard.row(shown)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(staffWords.withoutAccount)
  await row.click()
  const figures = page.getByRole('region', { name: staffWords.customerFigures })
  await expect(figures).toContainText(shown)
  const orders = page.getByRole('region', { name: staffWords.ordersOfPhone })
  for (const { order } of [first, second]) await expect(orders.getByText(order.number)).toBeVisible()
  await page.getByLabel(staffWords.newNote).fill('Lives above the pharmacy')
  await page.reload()
  await expect(page.getByLabel(staffWords.newNote)).toHaveValue('Lives above the pharmacy')
  await dashboard.button(staffWords.addNote).click()
  await expect(page.getByLabel(staffWords.newNote)).toHaveValue('')
  await expect(dashboard.main.getByText('Lives above the pharmacy', { exact: true })).toBeVisible()
  await checkPage(page, 'a customer without an account')
})

test('staff go from an order to its customer in one click, and block the phone', async ({
  page,
  openAsAdmin,
  dashboard,
  staffWords,
  client,
}) => {
  const { phone } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await placeOrder(client, { phone })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await page.getByRole('link', { name: staffWords.otherOrder }).click()
  // The page of the order has the same button.
  await expect(page.getByRole('region', { name: staffWords.ordersOfPhone })).toBeVisible()
  await dashboard.button(staffWords.blockPhone).click()
  const send = dashboard.inDialog(staffWords.blockPhone)
  await expect(send).toBeDisabled()
  await dashboard.dialog.getByLabel(staffWords.blockReason).fill('Refused at the door twice')
  await send.click()
  await expect(dashboard.dialog).toBeHidden()
  await expect(dashboard.main.getByText('Refused at the door twice')).toBeVisible()
  await checkPage(page, 'a customer who may not order')
  await expect(placeOrder(client, { phone })).rejects.toMatchObject({
    answer: { code: expect.stringMatching(/^phone_blocked/) },
  })
  await dashboard.button(staffWords.unblockPhone).click()
  await dashboard.dialog.getByLabel(staffWords.blockReason).fill('It was a misunderstanding')
  await dashboard.inDialog(staffWords.unblockPhone).click()
  await expect(dashboard.main.getByText(staffWords.allowedAgain)).toBeVisible()
  expect(await placeOrder(client, { phone })).toHaveProperty('order')
})

ownStaffTest('a call card opens the customer of the order', async ({ page, openAsAdmin, staffWords, client }) => {
  const { phone, shown } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await placeOrder(client, { phone })
  await openAsAdmin('/dashboard/confirmation-calls')
  await page.getByRole('article', { name: order.number }).getByRole('link', { name: staffWords.otherOrder }).click()
  await expect(page.getByRole('region', { name: staffWords.customerFigures })).toContainText(shown)
})
