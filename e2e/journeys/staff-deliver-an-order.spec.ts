import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { installClock } from '../pages/install-clock.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { runUntilHidden, runUntilVisible } from '../pages/run-until-visible.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'

test('W-03: staff find an order, confirm it by phone, ship and deliver it', async ({
  page,
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const orderPage = words(orderPageMessages)
  const orders = words(ordersMessages)
  const shopper = inventShopper('Guest')
  const { order, access_token } = await placeOrder(client, { phone: shopper.phone })
  await openAsAdmin('/dashboard')
  await dashboard.findOrder.fill(typePhone(shopper, words.language))
  await dashboard.findOrder.press('Enter')
  await expect(page).toHaveURL(/orders/)
  await dashboard.main.getByText(order.number, { exact: true }).first().click()
  await expect(dashboard.title(order.number)).toBeVisible()
  expect(await clicks(), 'from the overview and a phone to its order').toBe(1)

  const states = (name: string) => dashboard.main.getByText(name, { exact: true })
  await expect(states(orders.unconfirmed).first()).toBeVisible()
  await expect(states(orders.status_processing)).toHaveCount(0)
  await dashboard.button(words(confirmationCallsMessages).outcome_reached).click()
  await expect(dashboard.notice(words(confirmationCallsMessages).saved)).toBeVisible()
  await expect(states(orders.status_processing).first()).toBeVisible()
  await expect(states(orders.unconfirmed)).toHaveCount(0)

  await dashboard.button(orderPage.step_ship).click()
  await expect(dashboard.dialog).toContainText(order.number)
  await dashboard.inDialog(orderPage.step_ship).click()
  await expect(dashboard.main.getByText(orders.status_in_transit, { exact: true }).first()).toBeVisible()
  await dashboard.button(orderPage.step_deliver).click()
  await dashboard.inDialog(orderPage.step_deliver).click()
  await expect(dashboard.button(orderPage.step_return)).toBeVisible()
  await expect(dashboard.button(orderPage.step_deliver)).toBeHidden()
  expect(await clicks(), 'find, reached, hand over and deliver, both with a question').toBe(6)

  const saved = await client.orders.getOrder({ params: { id: order.id }, query: { access_token } })
  expect(saved.timeline.map(({ status }) => status)).toEqual(['processing', 'in_transit', 'delivered'])
})

test('an order that is placed meanwhile appears in the open list', async ({ client, openAsAdmin, page, dashboard }) => {
  const { order: shown } = await placeOrder(client)
  const stopClock = await installClock(page)
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.row(shown.number)).toBeVisible()
  const { order: placed } = await placeOrder(client)
  await expect(dashboard.row(placed.number)).toBeHidden()
  await stopClock()
  await runUntilVisible(page, dashboard.row(placed.number))
})

ownStaffTest(
  'the second press of a double click does not confirm the next order of the queue',
  async ({ client, openAsAdmin, page, staffClient, words }) => {
    const [{ order: first }, { order: second }] = [await placeOrder(client), await placeOrder(client)]
    const stopClock = await installClock(page)
    await openAsAdmin('/dashboard/confirmation-calls')
    const reachedOf = (number: string) =>
      page
        .getByRole('article', { name: number })
        .getByRole('button', { name: words(confirmationCallsMessages).outcome_reached })
    await expect(reachedOf(first.number)).toBeEnabled()
    const box = await reachedOf(first.number).boundingBox()
    if (!box) throw new Error('The first order of the queue is out of sight')
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    // The buttons rest for a second only.
    await stopClock()
    await press()
    await runUntilHidden(page, page.getByRole('article', { name: first.number }))
    await press()
    await page.clock.resume()
    await expect(reachedOf(second.number)).toBeEnabled()
    expect(await staffClient.orders.getOrder({ params: { id: second.id } })).toMatchObject({ needs_call: true })
  },
)
