import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { invoiceMessages } from '../../apps/dashboard/src/resources/shared/invoice.messages.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

/** Every list of the menu; pages of single records are tested below. */
const lists = [
  'orders',
  'confirmation-calls',
  'returns',
  'payment-problems',
  'parcel-problems',
  'carriers',
  'customers',
  'coupons',
  'staff-members',
  'staff-sessions',
  'audit-entries',
]

test('the login page', both, async ({ page, dashboard }) => {
  await page.goto('/login')
  await expect(dashboard.loginForm.heading).toBeVisible()
  await checkPage(page, 'staff login')
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.loginForm.alert).toBeVisible()
  await checkPage(page, 'staff login with errors')
})

test('the overview', both, async ({ page, openAsAdmin, dashboard, words, client }) => {
  await placeOrder(client)
  await openAsAdmin('/dashboard')
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
  await checkPage(page, 'overview')
})

test('the lists of orders, customers and staff', both, async ({ page, openAsAdmin, client, dashboard, words }) => {
  await placeOrder(client)
  await openAsAdmin('/dashboard')
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
  for (const list of lists) {
    await dashboard.visit(`/dashboard/${list}`)
    await expect.soft(page.getByRole('progressbar'), list).toBeHidden()
    await checkPage(page, list)
  }
})

test(
  'an order, its invoice, a customer and a member of staff',
  both,
  async ({ page, openAsAdmin, client, dashboard, words, staffClient }) => {
    const { order } = await placeOrder(client)
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await expect(dashboard.button(words(orderPageMessages).step_ship)).toBeVisible()
    await checkPage(page, 'order')
    await page.goto(`/dashboard/orders/${order.id}/invoice`)
    await expect(page.getByText(words(invoiceMessages).contained({ percent: 14 }))).toBeVisible()
    await checkPage(page, 'invoice')
    const { results } = await staffClient.customers.listCustomers({ query: { order: 'asc' } })
    await page.goto(`/dashboard/customers/${results[0]?.id}/show`)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await checkPage(page, 'customer')
    const me = await staffClient.staff.getMe()
    await page.goto(`/dashboard/staff-members/${me.id}`)
    await expect(page.getByRole('radio').first()).toBeVisible()
    await checkPage(page, 'member of staff')
    await page.goto('/dashboard/staff-members/create')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await checkPage(page, 'new member of staff')
  },
)
