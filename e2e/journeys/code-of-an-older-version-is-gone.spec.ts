import type { Page } from '@playwright/test'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { comparePageMessages } from '../../apps/storefront/app/features/compare/compare.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith } from '../pages/words.ts'

/** The next request for such a file is answered as after a new version of the shop. */
async function removeFileOnce(page: Page, name: RegExp): Promise<void> {
  await page.route(name, (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 })
}

test('a search after a new version shows what was searched for', async ({ page, faults, header, words }) => {
  await page.goto(paths.home())
  await removeFileOnce(page, /\/assets\/products-[\w-]+\.js/)
  await header.searchBox.fill(words(typedWords).blenders)
  await header.searchBox.press('Enter')
  await expect(page).toHaveURL(paths.products({ search: words(typedWords).blenders }))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  faults.length = 0
})

test(
  'a link, and Back, after a new version show the page that was asked for',
  once,
  async ({ page, faults, header, words }) => {
    const terms = page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await page.goto(paths.home())
    await removeFileOnce(page, /\/assets\/policy-[\w-]+\.js/)
    await terms.click()
    await expect(page).toHaveURL(paths.terms())
    await expect(heading).toBeVisible()
    await page.goto(paths.compare())
    await header.logo.click()
    await expect(page).toHaveURL(paths.home())
    await page.reload()
    await removeFileOnce(page, /\/assets\/compare-[\w-]+\.js/)
    await page.goBack()
    await expect(page).toHaveURL(paths.compare())
    await expect(page).toHaveTitle(beginsWith(words(comparePageMessages).title))
    faults.length = 0
  },
)

test('the language is switched after a new version', once, async ({ page, faults, header, words }) => {
  const other = words.language === 'ar' ? 'en' : 'ar'
  await page.goto(paths.terms())
  await removeFileOnce(page, new RegExp(`/assets/texts-${other}-[\\w-]+\\.js`))
  await header.languageSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(`${paths.terms()}?lang=${other}`)
  faults.length = 0
})

test(
  'a link of the dashboard after a new version opens its list',
  once,
  async ({ page, faults, openAsAdmin, dashboard, words }) => {
    await openAsAdmin('/dashboard')
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    await removeFileOnce(page, /\/assets\/order-list-[\w-]+\.js/)
    await page.getByRole('main').locator('a[href^="/dashboard/orders"]').first().click()
    await expect(page).toHaveURL(/\/dashboard\/orders/)
    await expect(dashboard.findOrder).toBeVisible()
    faults.length = 0
  },
)
