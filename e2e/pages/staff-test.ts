import type { Page } from '@playwright/test'
import { test as base } from './account-test.ts'
import { type DashboardPages, dashboardPagesOf } from './dashboard.ts'
import { demoAdmin, logInByApi, openStaffClient, type StaffClient } from './staff-client.ts'
import { type StaffWords, staffWordsOf } from './staff-words.ts'

type Fixtures = {
  staffWords: StaffWords
  dashboard: DashboardPages
  /** The back office's API in the name of the demo shop's administrator. */
  staffClient: StaffClient
  /** Opens an address of the dashboard as the administrator, who is signed in already. */
  openAsAdmin: (path: string, page?: Page) => Promise<void>
}

/** A journey of somebody who runs the shop. */
export const test = base.extend<Fixtures>({
  staffWords: async ({ words }, use) => use(staffWordsOf(words.language)),
  dashboard: async ({ page, staffWords }, use) => use(dashboardPagesOf(page, staffWords)),
  staffClient: async ({ baseURL, words }, use) => {
    const { access } = await logInByApi(baseURL ?? '', words.language, demoAdmin)
    await use(openStaffClient(baseURL ?? '', words.language, access))
  },
  openAsAdmin: async ({ page: ownPage, baseURL, words }, use) => {
    await use(async (path, page = ownPage) => {
      const { access, refresh, user } = await logInByApi(baseURL ?? '', words.language, demoAdmin)
      const kept = { tokens: JSON.stringify({ access, refresh }), user: JSON.stringify(user), access }
      await page.addInitScript(({ tokens, user: known, access: bearer }) => {
        if (window.localStorage.getItem('auth_tokens')) return
        window.localStorage.setItem('auth_tokens', tokens)
        window.localStorage.setItem('user_data', known)
        window.localStorage.setItem('auth_token', bearer)
      }, kept)
      await page.goto(path)
    })
  },
})

export { expect } from '@playwright/test'
