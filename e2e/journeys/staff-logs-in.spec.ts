import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { register } from '../pages/shopper.ts'
import { demoAdmin } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

/** The call that returns the signed-in person and their permissions. */
const meCall = '**/api/admin/me/'

test('staff log in after a wrong password and reach the requested page', async ({ page, dashboard, staffWords }) => {
  await page.goto('/dashboard/audit-entries?page=1')
  await expect(page).toHaveURL('/login')
  const { loginForm } = dashboard
  await loginForm.logIn.click()
  await expect(loginForm.alert).toHaveText(staffWords.fillAll)
  await loginForm.logInAs({ ...demoAdmin, password: 'not-my-password' })
  await expect(loginForm.alert).toHaveText(staffWords.loginFailed)
  await expect(loginForm.password).toHaveValue('not-my-password')
  await loginForm.logInAs(demoAdmin)
  await expect(dashboard.title(staffWords.auditLog)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/audit-entries\?/)
})

test('a logout takes effect in every tab', once, async ({ page, context, openAsAdmin, dashboard, staffWords }) => {
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.title(staffWords.orders)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: staffWords.overview })).toBeVisible()
  await page.getByRole('button', { name: staffWords.account }).click()
  await page.getByRole('menuitem', { name: staffWords.logOut }).click()
  await expect(dashboard.loginForm.heading).toBeVisible()
  await expect(other).toHaveURL('/login')
})

test('a shopper cannot open the dashboard', once, async ({ page, dashboard, staffWords, shopper }) => {
  await page.goto('/dashboard')
  await dashboard.loginForm.logInAs(shopper)
  await expect(dashboard.title(staffWords.notStaff)).toBeVisible()
})

test(
  'an unverified account is redirected to the verification',
  once,
  async ({ page, dashboard, staffWords, client, stranger, accountWords }) => {
    await register(client, stranger)
    await page.goto('/login')
    await dashboard.loginForm.logInAs(stranger)
    await expect(page).toHaveURL(/\/verify-phone/)
    await expect(page.getByRole('heading', { level: 1, name: accountWords.verifyTitle })).toBeVisible()
    await expect(page.getByText(staffWords.verifyPhone)).toBeVisible()
  },
)

test(
  'A-13: only a spinner shows while the dashboard checks the session',
  once,
  async ({ page, openAsAdmin, dashboard, staffWords }) => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(meCall, async (route) => {
      await answered
      await route.continue()
    })
    await openAsAdmin('/dashboard')
    await expect(page.getByRole('progressbar', { name: staffWords.checking })).toBeVisible()
    await expect(dashboard.title(staffWords.overview)).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    answer()
    await expect(dashboard.title(staffWords.overview)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: staffWords.checking })).toBeHidden()
  },
)

test(
  'A-13: staff with an inactive account are redirected to the verification with a reason',
  once,
  async ({ page, dashboard, staffWords, staffClient, hire }) => {
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
    await expect(page.getByText(staffWords.inactive)).toBeVisible()
  },
)

for (const [code, reason] of [
  ['account_inactive', 'inactive'],
  ['verification_required', 'verifyPhone'],
] as const) {
  test(
    `A-13: an open dashboard redirects to the verification after ${code}`,
    once,
    async ({ page, openAsAdmin, staffWords }) => {
      const body = { code, detail: 'No', message: 'No', errors: {} }
      await page.route(meCall, (route) => route.fulfill({ status: 403, json: body }))
      await openAsAdmin('/dashboard/orders')
      await expect(page).toHaveURL(/\/verify-phone\?next=%2Fdashboard%2Forders/)
      await expect(page.getByText(staffWords[reason])).toBeVisible()
    },
  )
}

test('the dashboard replaces the shop, also on Back and Forward', async ({
  page,
  openAsAdmin,
  dashboard,
  head,
  staffWords,
}) => {
  await openAsAdmin(paths.offers())
  await head.openMenu()
  await head.dashboard.first().click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(dashboard.title(staffWords.overview)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.offers())
  await expect(page.getByRole('banner').getByRole('search').first()).toBeVisible()
  await passOverlayEntry(page)
  await page.goForward()
  await expect(dashboard.title(staffWords.overview)).toBeVisible()
})

test('staff switch the language, and the direction follows', async ({ page, openAsAdmin, words, staffWords }) => {
  await openAsAdmin('/dashboard/orders')
  await page.getByRole('button', { name: staffWords.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', words.language === 'ar' ? 'ltr' : 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', words.language === 'ar' ? 'en' : 'ar')
})
