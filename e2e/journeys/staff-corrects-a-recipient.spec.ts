import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { once } from '../once.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { test as base, expect } from '../pages/staff-test.ts'

const test = base.extend<{ orderId: string }>({
  /** Places an order and opens the dialog that corrects its recipient. */
  orderId: async ({ openAsAdmin, dashboard, words, client }, use) => {
    const { order } = await placeOrder(client)
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await dashboard.button(words(orderPageMessages).correct).click()
    await use(order.id)
  },
})

test('staff correct phone and address of an order; the timeline shows the previous values', async ({
  page,
  clicks,
  dashboard,
  words,
  staffClient,
  orderId,
}) => {
  const orders = words(ordersMessages)
  const { dialog } = dashboard
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field(orders.phone).fill('0101')
  await field(orders.address).fill('12 Nile Street')
  await dialog.getByRole('button', { name: words(copiedWords).save, exact: true }).click()
  await expect(field(orders.phone)).toHaveAttribute('aria-invalid', 'true')
  await checkAccessibility(page, 'the dialog of a recipient, with an error')
  await field(orders.phone).fill('٠١٠٩٨٧٦٥٤٣٢')
  await dialog.getByRole('button', { name: words(copiedWords).save, exact: true }).click()
  await expect(dashboard.notice(words(orderPageMessages).corrected)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText('12 Nile Street')).toBeVisible()
  await expect(dashboard.main.getByRole('link', { name: '010 9876 5432' })).toBeVisible()
  await expect(dashboard.main.getByText(words(orderPageMessages).recipientCorrected).first()).toBeVisible()
  await expect(dashboard.main.getByText('7 Tahrir Street')).toBeVisible()
  expect(await clicks(), 'to correct a recipient (2), with one wrong phone (1)').toBe(3)
  await checkPage(page, 'a corrected order')
  const saved = await staffClient.orders.getOrder({ params: { id: orderId } })
  expect(saved).toMatchObject({ customer: { phone: '+201098765432' }, address: { address: '12 Nile Street' } })

  // The courier has it already, and calls from the door.
  const body = { step: 'ship', from: 'processing', reason: 'Known to us' } as const
  await staffClient.orders.takeStep({ params: { id: orderId }, body })
  await page.reload()
  await dashboard.button(words(orderPageMessages).correct).click()
  await field(orders.address).fill('5 Palm Street')
  await dialog.getByRole('button', { name: words(copiedWords).save, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText('5 Palm Street')).toBeVisible()
  await expect(dashboard.main.getByText('12 Nile Street')).toBeVisible()
  expect(await clicks(), 'and the same on its way').toBe(5)
  const corrected = await staffClient.orders.getOrder({ params: { id: orderId } })
  expect(corrected).toMatchObject({ status: 'in_transit', address: { address: '5 Palm Street' } })
})

test(
  'the recipient of a cancelled order cannot be corrected, and the dialog says so',
  once,
  async ({ page, dashboard, words, staffClient, orderId }) => {
    const { dialog } = dashboard
    await dialog.getByRole('textbox', { name: words(ordersMessages).address }).fill('12 Nile Street')
    const body = { step: 'cancel', from: 'processing' } as const
    await staffClient.orders.takeStep({ params: { id: orderId }, body })
    await dialog.getByRole('button', { name: words(copiedWords).save, exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: words(ordersMessages).address })).toHaveValue('12 Nile Street')
    await checkAccessibility(page, 'the dialog of a recipient, refused')
  },
)
