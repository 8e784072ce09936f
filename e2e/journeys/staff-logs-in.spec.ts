import { nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { layoutMessages } from '../../apps/dashboard/src/layout/layout.messages.ts'
import { auditEntriesMessages } from '../../apps/dashboard/src/resources/audit-entries/audit-entries.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { register } from '../pages/shopper.ts'
import { demoAdmin } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

/** The call that returns the signed-in person and their permissions. */
const meCall = '**/api/admin/me/'

test('A-13: staff log in after a wrong password and reach the requested page', async ({ page, dashboard, words }) => {
  await page.goto('/dashboard/audit-entries?page=1')
  await expect(page).toHaveURL('/login')
  const { loginForm } = dashboard
  await loginForm.logIn.click()
  await expect(loginForm.alert).toHaveText(words(authMessages).fillAll)
  await loginForm.logInAs({ ...demoAdmin, password: 'not-my-password' })
  await expect(loginForm.alert).toHaveText(words(copiedWords).loginFailed)
  await expect(loginForm.password).toHaveValue('not-my-password')
  await loginForm.logInAs(demoAdmin)
  await expect(dashboard.title(words(auditEntriesMessages).title)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/audit-entries\?/)
})

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

test('a shopper cannot open the dashboard', once, async ({ page, dashboard, words, shopper }) => {
  await page.goto('/dashboard')
  await dashboard.loginForm.logInAs(shopper)
  await expect(dashboard.title(words(authMessages).notStaff)).toBeVisible()
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
  'A-13: only a spinner shows while the dashboard checks the session',
  once,
  async ({ page, openAsAdmin, dashboard, words }) => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(meCall, async (route) => {
      await answered
      await route.continue()
    })
    await openAsAdmin('/dashboard')
    await expect(page.getByRole('progressbar', { name: words(authMessages).checking })).toBeVisible()
    await expect(dashboard.title(words(overviewMessages).title)).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    answer()
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: words(authMessages).checking })).toBeHidden()
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

for (const [code, reason] of [
  ['account_inactive', 'inactive'],
  ['verification_required', 'verifyPhone'],
] as const) {
  test(
    `A-13: an open dashboard redirects to the verification after ${code}`,
    once,
    async ({ page, openAsAdmin, words }) => {
      const body = { code, detail: 'No', message: 'No', errors: {} }
      await page.route(meCall, (route) => route.fulfill({ status: 403, json: body }))
      await openAsAdmin('/dashboard/orders')
      await expect(page).toHaveURL(/\/verify-phone\?next=%2Fdashboard%2Forders/)
      await expect(page.getByText(words(authMessages)[reason])).toBeVisible()
    },
  )
}

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

test('staff switch the language, and the direction follows', async ({ page, openAsAdmin, words }) => {
  await openAsAdmin('/dashboard/orders')
  await page.getByRole('button', { name: nativeNameOf[otherLanguageOf[words.language]] }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', words.language === 'ar' ? 'ltr' : 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', words.language === 'ar' ? 'en' : 'ar')
})
