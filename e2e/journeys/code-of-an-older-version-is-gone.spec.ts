import type { Page } from '@playwright/test'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { comparePageMessages } from '../../apps/storefront/app/features/compare/compare.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
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

test(
  'a crashed form restores what was typed, and the crash is reported',
  once,
  async ({ page, faults, makeProduct, openAsAdmin, dashboard, words, staffClient }) => {
    const { id } = await makeProduct()
    await openAsAdmin(`/dashboard/products/${id}`)
    const brand = page.getByRole('textbox', { name: words(productsMessages).brand })
    const hasColors = page.getByRole('switch', { name: beginsWith(words(productsMessages).hasColors) })
    await brand.fill('Typed before the crash')
    await hasColors.check()
    await page.evaluate(() => {
      const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
      const restore = () => format && Object.defineProperty(Intl.NumberFormat.prototype, 'format', format)
      const fail = () => {
        throw new TypeError('no numbers today, call 01012345678')
      }
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', { configurable: true, get: fail })
      addEventListener('error', restore, { once: true })
    })
    const reported = page.waitForRequest('**/api/crash-reports/')
    await hasColors.press('Space')
    await expect(page.getByRole('heading', { name: words(uiMessages).crashed })).toBeVisible()
    const answer = await (await reported).response()
    expect(answer?.status()).toBe(200)
    expect((await reported).postDataJSON()).toMatchObject({ app: 'dashboard', path: `/dashboard/products/${id}` })

    await dashboard.button(words(uiMessages).backToTyped).click()
    await expect(brand).toHaveValue('Typed before the crash')
    await hasColors.uncheck()
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: words(copiedWords).updated })).toBeVisible()
    const { brand: saved } = await staffClient.products.getProduct({ params: { id: String(id) } })
    expect(saved).toBe('Typed before the crash')
    expect(faults.every((fault) => fault.includes('no numbers today'))).toBe(true)
    faults.length = 0
  },
)

test(
  'a page that cannot be loaded shows an error and a retry button',
  once,
  async ({ page, faults, openAsAdmin, dashboard, words }) => {
    await openAsAdmin('/dashboard')
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    const parts = '**/assets/product-form-*.js'
    // Where the shop does not answer either, the file is not gone: the page stays, and does not load itself again.
    await page.route('**/healthz', (route) => route.abort())
    await page.route(parts, (route) => route.abort())
    await page.evaluate(() => {
      history.pushState({}, '', '/dashboard/products/create')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByRole('heading', { name: words(uiMessages).crashed })).toBeVisible()
    await page.unroute(parts)
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(page.getByRole('textbox', { name: words(productsMessages).sku })).toBeVisible()
    faults.length = 0
  },
)
