import { auditEntriesMessages } from '../../apps/dashboard/src/resources/audit-entries/audit-entries.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

test(
  'the overview links to filtered lists of open work',
  once,
  async ({ page, client, openAsAdmin, clicks, dashboard, words }) => {
    const overview = words(overviewMessages)
    await placeOrder(client)
    const todo = page.getByRole('navigation', { name: overview.todo })
    const ways: [name: RegExp, address: RegExp][] = [
      [withAny(overview.todoCalls), /confirmation-calls/],
      [withAny(overview.todoPack), /orders\?.*view=to_pack/],
      [withAny(overview.todoOrders), /orders\?.*view=to_hand_over/],
      [withAny(overview.todoPayments), /payment-problems\?.*open/],
      [withAny(overview.todoStock), /stock-levels\?.*is_low/],
    ]
    for (const [name, address] of ways) {
      await openAsAdmin('/dashboard')
      await todo
        .getByRole('link')
        .filter({ has: page.getByText(name) })
        .click()
      await expect(page).toHaveURL(address)
      await expect(dashboard.title(overview.title)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    }
    expect(await clicks(), 'one for each list').toBe(ways.length)
  },
)

// Orders of other journeys would change the counts.
ownStaffTest(
  'an order counts as one to hand over when it is packed',
  once,
  async ({ page, client, staffClient, openAsAdmin, words }) => {
    const overview = words(overviewMessages)
    const { order } = await placeOrder(client)
    await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
    const link = page.getByRole('navigation', { name: overview.todo }).getByRole('link')
    const countOf = async (name: RegExp) => {
      await openAsAdmin('/dashboard')
      const counted = link.filter({ has: page.getByText(name) }).filter({ hasText: /\d/ })
      return Number.parseInt((await counted.innerText()).replaceAll(',', ''), 10)
    }
    const before = [await countOf(withAny(overview.todoPack)), await countOf(withAny(overview.todoOrders))]
    await staffClient.orderWork.workOnOrders({ body: { action: 'pack', orders: [order.id] } })
    const after = [await countOf(withAny(overview.todoPack)), await countOf(withAny(overview.todoOrders))]
    expect(after).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
  },
)

test('on a phone the menu closes when a page opens', once, async ({ page, openAsAdmin, dashboard, words }) => {
  const menu = page.getByRole('menuitem')
  const openMenu = async () => {
    await dashboard.button(words(copiedWords).openMenu).click()
    await expect(menu.first()).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsAdmin('/dashboard/orders')
  await openMenu()
  await menu.filter({ hasText: words(auditEntriesMessages).title }).click()
  await expect(dashboard.title(words(auditEntriesMessages).title)).toBeVisible()
  await openMenu()
  await page.goBack()
  await expect(dashboard.title(words(ordersMessages).title)).toBeVisible()
  await expect(menu).toHaveCount(0)
  await openMenu()
  await page.reload()
  await expect(dashboard.title(words(ordersMessages).title)).toBeVisible()
  await expect(menu).toHaveCount(0)
})
