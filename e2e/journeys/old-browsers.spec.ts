import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { removeFunctions } from '../pages/old-browser.ts'
import { expect, test } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'

test(
  'a guest of the oldest supported browser searches, reads and buys',
  once,
  async ({ page, words, header, putInCart, openCartPage, cartPage, checkoutPage }) => {
    await removeFunctions(page)
    await page.goto(`${paths.terms()}?lang=ar`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(paths.home())
    await header.searchBox.fill(words(typedWords).blenders)
    await expect(header.resultNamed(words(typedWords).blender)).toBeVisible()
    await putInCart()
    await openCartPage()
    await cartPage.checkout.click()
    await checkoutPage.fill(recipients[words.language])
    await checkoutPage.place.click()
    await expect(page).toHaveURL(/\/order-success\//)
    await expect(notice(page)).toBeHidden()
  },
)

test('staff with the oldest supported browser see their lists', once, async ({ page, openAsAdmin, dashboard }) => {
  await removeFunctions(page)
  for (const [place, list] of ['products', 'categories'].entries()) {
    await (place === 0 ? openAsAdmin : dashboard.visit)(`/dashboard/${list}`)
    await expect(
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).first(),
    ).toBeVisible()
  }
})

test('in an older browser a page stays readable, its links work, and it says what to do', async ({
  page,
  client,
  productPage,
}) => {
  const [product] = (await client.catalog.listProducts({ query: { page_size: '1' } })).results
  await removeFunctions(page, ['structuredClone'])
  await openWithoutWaiting(page, paths.product(product?.id ?? 0))
  await expect(notice(page)).toBeVisible()
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(productPage.heading(product?.name ?? '')).toBeVisible()
  await page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`).click()
  await expect(page).toHaveURL(paths.terms())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

for (const [trouble, damage] of [
  ['a crash of the header', (page: Page) => removeFunctions(page, ['Intl.NumberFormat'])],
  // The link to the other language is made when the header is rendered.
  ['a crash of its rendering', (page: Page) => removeFunctions(page, ['URLSearchParams.prototype.set'])],
  ['a crash of a module', (page: Page) => removeFunctions(page, ['Object.fromEntries'])],
  ['a script that is missing', (page: Page) => page.route('**/assets/root-*.js', (route) => route.abort())],
  [
    'a script that is no script',
    (page: Page) =>
      page.route('**/assets/framework-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '<html>' }),
      ),
  ],
] as const) {
  test(`after ${trouble} the page stays as the server made it`, once, async ({ page, faults, client, productPage }) => {
    const [product] = (await client.catalog.listProducts({ query: { page_size: '1' } })).results
    await damage(page)
    await openWithoutWaiting(page, paths.product(product?.id ?? 0))
    await expect(notice(page)).toBeVisible()
    await expect(productPage.heading(product?.name ?? '')).toBeVisible()
    await expect(page.getByText('Application Error')).toHaveCount(0)
    expect(faults.join()).not.toContain('Content Security Policy')
    faults.length = 0
  })
}

test('where the dashboard does not run, it says what to do', once, async ({ page, faults }) => {
  await removeFunctions(page, ['Object.assign'])
  await openWithoutWaiting(page, '/dashboard')
  await expect(notice(page)).toBeVisible()
  expect(faults.join()).not.toContain('Content Security Policy')
  faults.length = 0
})

/** Opens a page that cannot run. What it says then comes after seconds, by its styles: here they pass thirty times as fast. */
async function openWithoutWaiting(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 30 })
  await page.goto(path, { waitUntil: 'load' })
}

function notice(page: Page) {
  return page.locator('#scripts-off')
}
