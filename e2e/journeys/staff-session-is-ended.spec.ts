import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { staffSessionsMessages } from '../../apps/dashboard/src/resources/staff-sessions/staff-sessions.messages.ts'
import { once } from '../once.ts'
import { dashboardPagesOf } from '../pages/dashboard.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'a session ended in the list is refused at its next call',
  once,
  async ({ openDevice, page, hire, openAs, openAsAdmin, dashboard, words }) => {
    const member = await hire('orders')
    const theirs = await openDevice()
    const seen = dashboardPagesOf(theirs, words)
    await openAs(member, '/dashboard/orders', theirs)
    await expect(seen.title(words(ordersMessages).title)).toBeVisible()

    await openAsAdmin('/dashboard/staff-sessions')
    const row = dashboard.row(member.shown)
    await row.getByRole('button', { name: words(staffSessionsMessages).signOut }).click()
    await expect(dashboard.notice(words(staffSessionsMessages).signedOut)).toBeVisible()
    await expect(row).toBeHidden()

    await seen.findOrder.fill('NW-1')
    await expect(seen.loginForm.heading).toBeVisible()
    await theirs.goto('/dashboard/customers')
    await expect(seen.loginForm.heading).toBeVisible()
    await expect(page).toHaveURL(/staff-sessions/)
  },
)
