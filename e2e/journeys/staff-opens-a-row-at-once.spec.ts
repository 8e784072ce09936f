import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { once } from '../once.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

/** Longer than the debounce of the search in a list. */
const pauseMs = 2_000

test(
  'a row opened during the search delay stays open',
  once,
  async ({ page, client, openAsAdmin, dashboard, words }) => {
    const { order } = await placeOrder(client)
    await page.clock.install()
    await openAsAdmin('/dashboard/orders')
    const row = dashboard.main.getByText(order.number, { exact: true }).first()
    await expect(row).toBeVisible()

    // The code of the order's page is still loading when the search starts.
    const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route(/\/dashboard\/assets\/.*\.js$/, async (route) => {
      await isDue
      await route.continue()
    })
    await dashboard.findOrder.fill(order.number)
    await row.click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${order.id}/show$`))
    await page.clock.runFor(pauseMs)
    letThrough()

    await expect(dashboard.title(order.number)).toBeVisible()
    await expect(dashboard.button(words(orderPageMessages).step_ship)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${order.id}/show$`))
  },
)
