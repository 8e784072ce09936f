import { once } from '../once.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'the overview links to filtered lists of open work',
  once,
  async ({ page, client, openAsAdmin, dashboard, staffWords }) => {
    await placeOrder(client)
    const todo = page.getByRole('navigation', { name: staffWords.todo })
    const ways: [name: RegExp, address: RegExp][] = [
      [staffWords.callsToMake, /confirmation-calls/],
      [staffWords.ordersToPack, /orders\?.*view=to_pack/],
      [staffWords.ordersToHandOver, /orders\?.*view=to_hand_over/],
      [staffWords.paymentsToCheck, /payment-problems\?.*open/],
      [staffWords.runningOut, /stock-levels\?.*is_low/],
    ]
    for (const [name, address] of ways) {
      await openAsAdmin('/dashboard')
      await todo.getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(dashboard.title(staffWords.overview)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    }
  },
)

// Orders of other journeys would change the counts.
ownStaffTest(
  'an order counts as one to hand over when it is packed',
  once,
  async ({ page, client, staffClient, openAsAdmin, staffWords }) => {
    const { order } = await placeOrder(client)
    await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
    const link = page.getByRole('navigation', { name: staffWords.todo }).getByRole('link')
    const countOf = async (name: RegExp) => {
      await openAsAdmin('/dashboard')
      const counted = link.filter({ hasText: name }).filter({ hasText: /\d/ })
      return Number.parseInt((await counted.innerText()).replaceAll(',', ''), 10)
    }
    const before = [await countOf(staffWords.ordersToPack), await countOf(staffWords.ordersToHandOver)]
    await staffClient.orderWork.workOnOrders({ body: { action: 'pack', orders: [order.id] } })
    const after = [await countOf(staffWords.ordersToPack), await countOf(staffWords.ordersToHandOver)]
    expect(after).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
  },
)

test('on a phone the menu closes when a page opens', once, async ({ page, openAsAdmin, dashboard, staffWords }) => {
  const menu = page.getByRole('menuitem')
  const openMenu = async () => {
    await dashboard.button(staffWords.openMenu).click()
    await expect(menu.first()).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsAdmin('/dashboard/orders')
  await openMenu()
  await menu.filter({ hasText: staffWords.auditLog }).click()
  await expect(dashboard.title(staffWords.auditLog)).toBeVisible()
  await openMenu()
  await page.goBack()
  await expect(dashboard.title(staffWords.orders)).toBeVisible()
  await expect(menu).toHaveCount(0)
  await openMenu()
  await page.reload()
  await expect(dashboard.title(staffWords.orders)).toBeVisible()
  await expect(menu).toHaveCount(0)
})
