import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { layoutMessages } from '../../apps/dashboard/src/layout/layout.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { register } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

test('a logout takes effect in every tab', once, async ({ page, context, openAsAdmin, dashboard, words }) => {
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.title(words(ordersMessages).title)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: words(overviewMessages).title })).toBeVisible()
  await page.getByRole('button', { name: withAny(words(layoutMessages).account) }).click()
  await page.getByRole('menuitem', { name: words(copiedWords).logOut }).click()
  await expect(dashboard.loginForm.heading).toBeVisible()
  await expect(other).toHaveURL('/login')
})

test(
  'A-13: an unverified account is redirected to the verification',
  once,
  async ({ page, dashboard, words, client, stranger }) => {
    await register(client, stranger)
    await page.goto('/login')
    await dashboard.loginForm.logInAs(stranger)
    await expect(page).toHaveURL(/\/verify-phone/)
    await expect(page.getByRole('heading', { level: 1, name: words(accountMessages).verifyTitle })).toBeVisible()
    await expect(page.getByText(words(authMessages).verifyPhone)).toBeVisible()
  },
)

test(
  'A-13: staff with an inactive account are redirected to the verification with a reason',
  once,
  async ({ page, dashboard, words, staffClient, hire }) => {
    const member = await hire('orders')
    const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: member.phone } })
    const [{ id, version } = { id: 0, version: 0 }] = results
    await staffClient.staffMembers.updateStaffMember({
      params: { id: String(id) },
      body: { version, is_active: false },
    })
    await page.goto('/login')
    await dashboard.loginForm.logInAs(member)
    await expect(page).toHaveURL(/\/verify-phone/)
    await expect(page.getByText(words(authMessages).inactive)).toBeVisible()
  },
)

test('A-13: an open dashboard redirects to the verification', once, async ({ page, openAsAdmin, words }) => {
  const json = { code: 'account_inactive', detail: 'No', message: 'No', errors: {} }
  await page.route('**/api/admin/me/', (route) => route.fulfill({ status: 403, json }))
  await openAsAdmin('/dashboard/orders')
  await expect(page).toHaveURL(/\/verify-phone\?next=%2Fdashboard%2Forders/)
  await expect(page.getByText(words(authMessages).inactive)).toBeVisible()
})

test('G-04: the dashboard replaces the shop, also on Back and Forward', async ({
  page,
  openAsAdmin,
  dashboard,
  head,
  words,
}) => {
  await openAsAdmin(paths.offers())
  await head.openMenu()
  await head.dashboard.first().click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.offers())
  await expect(page.getByRole('banner').getByRole('search').first()).toBeVisible()
  await passOverlayEntry(page)
  await page.goForward()
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
})
