import { mergeTests } from '@playwright/test'
import { countClicks } from './count-clicks.ts'
import { type DashboardPages, dashboardPagesOf } from './dashboard.ts'
import { test as orderTest } from './order-test.ts'
import { test as staffTest } from './staff-test.ts'

type Fixtures = {
  /** The administrator's browser, separate from the shopper's, with a count of its clicks. */
  openDesk: (path: string) => Promise<DashboardPages & { clicks: () => Promise<number> }>
}

/** A journey of a shopper and of staff with the same order, in two browsers. */
export const test = mergeTests(orderTest, staffTest).extend<Fixtures>({
  openDesk: async ({ openDevice, openAsAdmin, words }, use) => {
    await use(async (path) => {
      const page = await openDevice()
      const clicks = await countClicks(page)
      await openAsAdmin(path, page)
      return { ...dashboardPagesOf(page, words), clicks }
    })
  },
})

export { expect } from '@playwright/test'
