import { readFile } from 'node:fs/promises'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff cancel an order, and the shopper reads the reason', async ({
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const orderPage = words(orderPageMessages)
  const { order, access_token } = await placeOrder(client)
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(orderPage.step_cancel).click()
  const { dialog } = dashboard
  await dialog.getByRole('textbox').fill('Nobody answered the phone')
  await dialog.getByRole('button', { name: orderPage.step_cancel }).click()
  await expect(dialog).toBeHidden()
  expect(await clicks(), 'to cancel an order with a reason').toBe(2)
  await expect(dashboard.button(orderPage.step_ship)).toBeHidden()
  const saved = await client.orders.getOrder({ params: { id: order.id }, query: { access_token } })
  expect(saved).toMatchObject({ status: 'cancelled' })
  expect(saved.timeline.at(-1)).toMatchObject({ status: 'cancelled', note: 'Nobody answered the phone' })
})

test('staff return a delivered order', async ({ client, staffClient, openAsAdmin, clicks, dashboard, words }) => {
  const { order, access_token } = await placeOrder(client)
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await staffClient.orders.takeStep({ params, body: { step: 'deliver', from: 'in_transit' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(words(orderPageMessages).step_return).click()
  await dashboard.dialog.getByRole('button', { name: words(orderPageMessages).step_return }).click()
  await expect(dashboard.dialog).toBeHidden()
  expect(await clicks(), 'to take back a delivered order').toBe(2)
  const saved = await client.orders.getOrder({ params, query: { access_token } })
  expect(saved.timeline.map(({ status }) => status)).toEqual(['processing', 'in_transit', 'delivered', 'returned'])
})

test('staff export the listed orders', async ({ page, client, openAsAdmin, clicks, dashboard, words }) => {
  const { order } = await placeOrder(client)
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(order.number)
  // The export has the orders that the list shows.
  await expect(page.getByRole('main').getByText(/^NW-\d+$/)).toHaveText([order.number])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words(ordersMessages).exportCsv }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(await clicks(), 'to export what a search found').toBe(1)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(order.number)
})
