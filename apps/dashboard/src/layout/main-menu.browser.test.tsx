import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'
import { wordsIn } from '../../test/words.ts'
import { auditEntriesMessages } from '../resources/audit-entries/audit-entries.messages.ts'
import { pinsMessages } from '../resources/search/pins.messages.ts'
import { ordersMessages } from '../resources/shared/orders.messages.ts'
import { secondFactorMessages } from '../second-factor/second-factor.messages.ts'
import { uiMessages } from '../ui/ui.messages.ts'
import { layoutMessages } from './layout.messages.ts'
import { openPreferencesStore } from './layout.tsx'

const words = wordsIn('ar')
const orders = words(ordersMessages).title
const log = words(auditEntriesMessages).title

beforeAll(openShop)

it('on a phone the menu closes when a page opens, and stays closed', async () => {
  await page.viewport(360, 740)
  const entries = page.getByRole('menuitem')
  const heading = page.getByRole('heading', { level: 1 })
  const openMenu = async () => {
    await userEvent.click(page.getByRole('button', { name: 'فتح القائمة' }))
    await expect.element(entries.first()).toBeVisible()
  }
  await openDashboard('orders', 'ar')
  await openMenu()
  await userEvent.click(entries.filter({ hasText: log }))
  await expect.element(heading).toHaveTextContent(log)
  await expect.element(entries).not.toBeInTheDocument()
  await openMenu()
  history.back()
  await expect.element(heading).toHaveTextContent(orders)
  await expect.element(entries).not.toBeInTheDocument()
  await openMenu()
  // A page that loads anew reads what the browser keeps.
  expect(openPreferencesStore().getItem('sidebar.open')).toBeUndefined()
})

it.each([
  ['search/pins/create', words(pinsMessages).title],
  ['second-factor', words(secondFactorMessages).page],
  ['no-such-page', words(layoutMessages).notFound],
])('the tab of the browser names the page %s', async (path, title) => {
  await openDashboard(path, 'ar')
  await expect.poll(() => document.title).toBe(`${title} · ${words(uiMessages).shopName}`)
})
