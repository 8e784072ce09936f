import { ApiError } from '@shop/contract'
import { type StaffRole, staffRoles } from '@shop/contract/staff'
import { layoutMessages } from '../../apps/dashboard/src/layout/layout.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

const sales = [
  'orders',
  'packing',
  'confirmation-calls',
  'courier-sheets',
  'returns',
  'payment-problems',
  'parcel-problems',
  'customers',
]
const goods = [
  'products',
  'offers',
  'categories',
  'product-types',
  'facts',
  'search',
  'stock-levels',
  'catalogue-files',
]
const content = ['banners', 'videos', 'policies', 'contact-info']
const office = ['settings', 'delivery', 'carriers', 'electricity', 'staff-members', 'staff-sessions', 'audit-entries']

/** The menu of each role; an empty name is the overview. */
const menus: Record<StaffRole, readonly string[]> = {
  admin: ['', ...sales, 'reports', ...goods.toSpliced(2, 0, 'coupons'), ...content, ...office],
  catalogue: ['', 'reports', ...goods, ...content],
  orders: ['', ...sales, 'reports', ...goods],
  support: [...sales, ...goods, ...content],
  warehouse: ['orders', 'packing', 'returns', 'payment-problems', 'parcel-problems', ...goods],
  accountant: [
    '',
    'orders',
    'courier-sheets',
    'returns',
    'payment-problems',
    'parcel-problems',
    'reports',
    ...goods,
    'audit-entries',
  ],
}
/** Pages that a role may not open although it may read the list, because it may not change the record. */
const writing: Record<StaffRole, readonly string[]> = {
  admin: [],
  catalogue: [],
  orders: ['products/create', 'products/1'],
  support: ['categories/create', 'banners/create'],
  warehouse: ['products/create', 'products/1'],
  accountant: ['products/create', 'products/1'],
}

/** The path of an entry of the menu: the search desk has several pages. */
const pathOf = (name: string) => (name === 'search' ? 'search/searches' : name)

for (const role of staffRoles) {
  test(
    `the role ${role} sees its pages, and other pages say that they are not allowed`,
    once,
    async ({ page, hire, openAs, clicks, dashboard, words }) => {
      await openAs(await hire(role), '/dashboard')
      expect(await dashboard.readMenu()).toEqual(menus[role])
      const closed = menus.admin.filter((name) => !menus[role].includes(name) && name !== '')
      for (const path of [...closed.map(pathOf), ...writing[role]]) {
        await page.goto(`/dashboard/${path}`)
        await expect(dashboard.title(words(layoutMessages).noEntry), path).toBeVisible()
      }
      if (closed.length === 0) return
      await checkPage(page, `closed to ${role}`)
      const before = await clicks()
      await dashboard.main.getByRole('link', { name: words(layoutMessages).toStart }).click()
      await expect(page).toHaveURL(menus[role].includes('') ? /\/dashboard\/?$/ : /\/dashboard\/orders/)
      await expect(
        dashboard.title(menus[role].includes('') ? words(overviewMessages).title : words(ordersMessages).title),
      ).toBeVisible()
      expect((await clicks()) - before, 'from a closed page to the own work').toBe(1)
    },
  )
}

test('the API refuses what the screens hide', once, async ({ baseURL, words, hire }) => {
  const { access } = await logInByApi(baseURL ?? '', words.language, await hire('support'))
  const client = openStaffClient(baseURL ?? '', words.language, access)
  const refused = [client.staffMembers.listStaffMembers({ query: {} }), client.staff.listAuditEntries({ query: {} })]
  for (const answer of await Promise.allSettled(refused)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { answer: { code: 'forbidden' } } })
    expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(ApiError)
  }
})

test(
  'an unknown address of the dashboard shows a not-found page',
  once,
  async ({ page, openAsAdmin, dashboard, words }) => {
    await openAsAdmin('/dashboard/no-such-place')
    await expect(dashboard.title(words(layoutMessages).notFound)).toBeVisible()
    await checkPage(page, 'no such page of the dashboard')
  },
)
