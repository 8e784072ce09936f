import { once } from '../once.ts'
import { dashboardPagesOf } from '../pages/dashboard.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'a session ended in the list is refused at its next call',
  once,
  async ({ browser, baseURL, locale, viewport, page, hire, openAs, openAsAdmin, dashboard, staffWords }) => {
    const member = await hire('orders')
    const device = await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? '', viewport })
    const theirs = await device.newPage()
    const seen = dashboardPagesOf(theirs, staffWords)
    await openAs(member, '/dashboard/orders', theirs)
    await expect(seen.title(staffWords.orders)).toBeVisible()

    await openAsAdmin('/dashboard/staff-sessions')
    const row = dashboard.row(member.shown)
    await row.getByRole('button', { name: staffWords.signOut }).click()
    await expect(dashboard.notice(staffWords.signedOut)).toBeVisible()
    await expect(row).toBeHidden()

    await seen.findOrder.fill('NW-1')
    await expect(seen.loginForm.heading).toBeVisible()
    await theirs.goto('/dashboard/customers')
    await expect(seen.loginForm.heading).toBeVisible()
    await expect(page).toHaveURL(/staff-sessions/)
    await device.close()
  },
)
