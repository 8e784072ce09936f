import { randomInt } from 'node:crypto'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { wayBackMessages } from '../../apps/dashboard/src/resources/orders/steps/way-back.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { returnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { checkAccessibility } from '../pages/check-page.ts'
import { openOrder, placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

test('W-03: staff record a failed delivery and a refusal; one of two units comes back damaged, and the shopper reads the truth', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const wayBack = words(wayBackMessages)
  const orders = words(ordersMessages)
  const orderPage = words(orderPageMessages)
  // The parcel is refused, and nobody else orders there.
  const address = `${randomInt(1_000_000)} Nile Street`
  const { order, access_token } = await placeOrder(client, { quantity: 2, address })
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  const { dialog } = dashboard
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check()

  await dashboard.button(orderPage.step_attempt).click()
  await expect(dashboard.inDialog(orderPage.step_attempt)).toBeDisabled()
  await choose(orders.failure_no_answer)
  await checkAccessibility(page, 'a failed delivery')
  await dashboard.inDialog(orderPage.step_attempt).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(orders.failure_no_answer)).toBeVisible()

  await dashboard.button(orderPage.step_turn_back).click()
  await choose(orders.failure_refused)
  await dashboard.inDialog(orderPage.step_turn_back).click()
  await expect(dashboard.main.getByText(orders.status_returning, { exact: true }).first()).toBeVisible()

  await dashboard.button(orderPage.step_receive_back).click()
  const damaged = dialog.getByLabel(wayBack.damaged({ count: 2 }))
  await damaged.fill('3')
  await expect(dialog.getByText(words(returnsMessages).unitsWrong({ count: 2 }))).toBeVisible()
  await expect(dashboard.inDialog(orderPage.step_receive_back)).toBeDisabled()
  await damaged.fill('١')
  await checkAccessibility(page, 'a parcel that came back')
  await dashboard.inDialog(orderPage.step_receive_back).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(wayBack.writtenOff({ count: 1 }))).toBeVisible()
  expect(await clicks(), 'a failed attempt (3), a refusal (3), back in the shop (2)').toBe(8)

  const seen = await client.orders.getOrder({ params, query: { access_token } })
  expect(seen).toMatchObject({ status: 'returned', payment_status: 'unpaid' })
  expect(seen.timeline.map(({ status, failed_delivery }) => [status, failed_delivery?.reason])).toEqual([
    ['processing', undefined],
    ['in_transit', undefined],
    ['in_transit', 'no_answer'],
    ['returning', 'refused'],
    ['returned', undefined],
  ])
  await openOrder(page, { order, access_token })
  const own = words(myOrdersMessages)
  for (const text of [own.failure_no_answer, own.failure_refused, own.returning, own.returned])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
})
