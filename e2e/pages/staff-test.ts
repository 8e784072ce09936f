import type { Page } from '@playwright/test'
import type { StaffRole } from '@shop/contract/staff'
import { test as base } from './account-test.ts'
import { countClicks } from './count-clicks.ts'
import { type DashboardPages, dashboardPagesOf } from './dashboard.ts'
import { readInvitation } from './outbox.ts'
import { inventShopper, openAccount, type Shopper } from './shopper.ts'
import { demoAdmin, logInByApi, openStaffClient, type StaffClient } from './staff-client.ts'
import { typedWords } from './typed-words.ts'

type Fixtures = {
  dashboard: DashboardPages
  /** How often a person had to click since the page was opened. Fields are reached by their focus or by Tab. */
  clicks: () => Promise<number>
  /** The staff API in the name of the demo's administrator. */
  staffClient: StaffClient
  /** Creates a member of staff by an accepted invitation, without a session. */
  hire: (role: StaffRole) => Promise<Shopper>
  /** Opens an address of the dashboard with a login. */
  openAs: (who: { typed: string; password: string }, path: string, page?: Page) => Promise<void>
  /** The same with the administrator's login. */
  openAsAdmin: (path: string, page?: Page) => Promise<void>
}

/** A journey of staff. */
export const test = base.extend<Fixtures>({
  dashboard: async ({ page, words }, use) => use(dashboardPagesOf(page, words)),
  clicks: async ({ page }, use) => use(await countClicks(page)),
  staffClient: async ({ baseURL, words }, use) => {
    const { access } = await logInByApi(baseURL ?? '', words.language, demoAdmin)
    await use(openStaffClient(baseURL ?? '', words.language, access))
  },
  hire: async ({ baseURL, client, staffClient, words }, use) => {
    await use(async (role) => {
      const member = inventShopper(words(typedWords).name)
      await openAccount(client, baseURL ?? '', member)
      await staffClient.staffMembers.inviteStaffMember({ body: { phone: member.phone, role } })
      const token = await readInvitation(baseURL ?? '', member.phone)
      await client.invitations.acceptInvitation({ body: { token, password: member.password } })
      return member
    })
  },
  openAs: async ({ page: ownPage, signIn }, use) => {
    await use(async (who, path, page = ownPage) => {
      await signIn(who, page)
      await page.goto(path)
    })
  },
  openAsAdmin: async ({ openAs }, use) => use((path, page) => openAs(demoAdmin, path, page)),
})

export { expect } from '@playwright/test'
