import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

/** Every list of the menu. Pages of single records have tests beside their components. */
const pages = [
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
  'products',
  'categories',
  'search/searches',
  'search/synonyms',
  'stock-levels',
  'catalogue-files',
  'banners',
  'policies',
  'policies/terms',
  'delivery',
  'electricity',
]

test(
  'the overview, and the lists and forms of the menu',
  both,
  async ({ page, openAsAdmin, client, dashboard, words }) => {
    await placeOrder(client)
    await openAsAdmin('/dashboard')
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    await expect(dashboard.main.getByRole('region').first()).toBeVisible()
    await checkPage(page, 'overview')
    for (const path of pages) {
      await dashboard.visit(`/dashboard/${path}`)
      const { main } = dashboard
      const content = main.getByRole('button').or(main.getByRole('table')).or(main.getByRole('listitem'))
      // A list that is empty says so.
      await expect.soft(content.or(main.getByRole('paragraph')).first(), path).toBeVisible()
      await expect.soft(page.getByRole('progressbar'), path).toBeHidden()
      await checkPage(page, path)
    }
  },
)
