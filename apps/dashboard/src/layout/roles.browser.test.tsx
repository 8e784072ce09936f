import { type StaffRole, staffRoles } from '@shop/contract/staff'
import { textsOf } from '@shop/i18n'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop, signIn } from '../../test/open-dashboard.tsx'
import { createProduct } from '../../test/records.ts'
import { wordsIn } from '../../test/words.ts'
import { staffApi } from '../data/api.ts'
import { auditEntriesMessages } from '../resources/audit-entries/audit-entries.messages.ts'
import { overviewMessages } from '../resources/overview/overview.messages.ts'
import { resources } from '../resources/resources.ts'
import { ordersMessages } from '../resources/shared/orders.messages.ts'
import { uiMessages } from '../ui/ui.messages.ts'
import { layoutMessages } from './layout.messages.ts'

const words = wordsIn('en')
const t = words(layoutMessages)

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

beforeAll(async () => {
  await openShop()
  await createProduct(900, { plain: { price: 900, stock: 0 } })
})
beforeEach(() => page.viewport(1280, 900))

async function signInAs(role: StaffRole): Promise<void> {
  await signIn('admin')
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const clerk = results.find(({ first_name }) => first_name === 'Omar')
  if (!clerk) throw new Error('The shop has no clerk')
  const { id, version } = clerk
  await staffApi.staffMembers.updateStaffMember({ params: { id: String(id) }, body: { version, role } })
  await signIn('clerk')
}

/** Signs a member of a role in. @returns the addresses of the calls that are refused from then on */
async function signInAndWatch(role: StaffRole): Promise<string[]> {
  const { fetch } = window
  const refused: string[] = []
  await signInAs(role)
  window.fetch = async (...call) => {
    const answer = await fetch(...call)
    if (answer.status === 403) refused.push(answer.url)
    return answer
  }
  return refused
}

const heading = page.getByRole('heading', { level: 1 })
const readMenu = () =>
  [...document.querySelectorAll('a[role=menuitem]')].map((link) => link.getAttribute('href')?.split('/')[2] ?? '')

/** Goes to an address as a link does. */
function visit(path: string): void {
  history.pushState({}, '', `/dashboard/${path}`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** The title of the tab. Pages that are not open have the same heading. */
function titleOf(path: string): string {
  const resource = resources.find(({ name }) => name === path)
  return `${resource && textsOf(resource.texts, 'en').title} · ${words(uiMessages).shopName}`
}

describe.each(staffRoles)('the role %s', (role) => {
  const closed = menus.admin.filter((name) => !menus[role].includes(name) && name !== '')

  it('sees its pages in the menu, and other pages say that they are not open', async () => {
    await signInAs(role)
    const start = menus[role].includes('') ? '' : 'orders'
    await openDashboard(start, 'en')
    await expect.element(heading).toHaveTextContent(start === '' ? t.overview : words(ordersMessages).title)
    expect(readMenu()).toEqual(menus[role])
    for (const path of closed) {
      visit(path)
      await expect.poll(() => document.title).toBe(titleOf(path))
      await expect.element(heading).toHaveTextContent(t.noEntry)
    }
    for (const path of writing[role]) {
      await openDashboard(path, 'en')
      await expect.element(heading).toHaveTextContent(t.noEntry)
    }
  })
})

it.each([
  ['orders', words(overviewMessages).title],
  ['support', words(ordersMessages).title],
] as const)(
  'one click leads the role %s from a closed page, which fits a phone, to its own work',
  async (role, work) => {
    await signInAs(role)
    await page.viewport(360, 740)
    const main = await openDashboard('settings', 'en')
    await expect.element(heading).toHaveTextContent(t.noEntry)
    await checkPage()
    await userEvent.click(main.getByRole('link', { name: t.toStart }))
    await expect.element(heading).toHaveTextContent(work)
    expect(location.pathname).toBe(role === 'orders' ? '/dashboard' : '/dashboard/orders')
  },
)

it.each(['', 'audit-entries'])('a product is no link for who may not open it: in "%s"', async (path) => {
  await signInAs('accountant')
  const main = await openDashboard(path, 'en')
  await expect.element(main.getByText('Kettle').first()).toBeInTheDocument()
  const links = main.getByRole('link', { name: /Kettle/, includeHidden: true })
  await expect.element(links).not.toBeInTheDocument()
})

it('the log asks for nothing that its reader may not see', async () => {
  const refused = await signInAndWatch('accountant')
  const main = await openDashboard('audit-entries', 'en')
  await expect.element(main.getByText('Kettle').first()).toBeInTheDocument()
  await expect.element(main.getByLabelText(words(auditEntriesMessages).actor)).not.toBeInTheDocument()
  expect(refused).toEqual([])
})

it('the form of a pin asks for no preview that its reader may not see', async () => {
  await signIn('admin')
  const product = (await staffApi.products.listProducts({ query: {} })).results[0]?.id ?? 0
  const { id } = await staffApi.pins.createPin({ body: { queries: ['kettle'], product, place: 1 } })
  const refused = await signInAndWatch('accountant')
  await openDashboard(`search/pins/${id}`, 'en')
  await expect.element(heading).toHaveTextContent(words(layoutMessages).noEntry)
  expect(refused).toEqual([])
})

it('an unknown address shows that there is no such page', async () => {
  await signIn('admin')
  await page.viewport(360, 740)
  await openDashboard('no-such-place', 'ar')
  await expect.element(heading).toHaveTextContent(wordsIn('ar')(layoutMessages).notFound)
  await checkPage()
})
