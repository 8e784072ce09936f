import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { searchMessages } from '../../apps/storefront/app/features/search/search.messages.ts'
import { searchPageMessages } from '../../apps/storefront/app/features/search/search-page.late.messages.ts'
import { searchPanelMessages } from '../../apps/storefront/app/features/search/search-panel.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { installClock } from '../pages/install-clock.ts'
import { measureOverhang } from '../pages/overhang.ts'
import { expect, test } from '../pages/search-test.ts'
import { typedWords } from '../pages/typed-words.ts'

/** The server says so. */
const weDoNotSell = /We do not sell washing machines|لا نبيع.*غسال/i

/** Whether a request asks for suggestions. */
function isSearch(url: URL): boolean {
  return url.pathname === '/api/search/suggestions/'
}

test('typing shows the first six suggestions after a pause (P-05)', async ({ page, client, header, words }) => {
  const typed = words(typedWords)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isSearch(url)) asked.push(url.searchParams.get('q') ?? '')
  })
  const stopClock = await installClock(page)
  await page.goto(paths.home())
  await header.searchBox.fill(`  ${typed.vacuums.slice(0, 1)}  `)
  await expect(page.getByRole('button', { name: words(searchMessages).clear })).toBeVisible()
  await stopClock()
  expect(asked).toEqual([])
  await expect(header.results).toBeHidden()

  await header.searchBox.pressSequentially(typed.vacuums.slice(1))
  await header.searchBox.fill(`${typed.vacuums}  `)
  await expect(header.results.getByRole('status')).toHaveText(words(searchPanelMessages).searching)
  await page.clock.runFor(199)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  const { count } = await client.catalog.listProducts({ query: { search: typed.vacuums } })
  await expect(header.results.getByRole('status')).toContainText(new RegExp(`\\b${count}\\b`))
  await expect(header.products).toHaveCount(6)
  // The blank after it says that the word is finished.
  expect(asked).toEqual([`${typed.vacuums} `])
})

test('text typed before hydration is searched for', async ({ page, header, words }) => {
  const typed = words(typedWords)
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(paths.home(), { waitUntil: 'commit' })
  await header.searchBox.fill(typed.blenders)
  goOn()
  await expect(header.resultNamed(typed.blender)).toBeVisible()
  await expect(header.searchBox).toHaveValue(typed.blenders)
})

test('typing while suggestions load loses neither text nor cursor', async ({ page, header, words }) => {
  const typed = words(typedWords)
  await page.goto(paths.products({ search: typed.blenders }))
  await header.searchBox.fill(typed.blender)
  await expect(header.products.first()).toBeVisible()
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\.data\?/, async (route) => {
    await isTyped
    await route.continue()
  })
  await header.searchBox.press('Enter')
  await header.searchBox.fill(`${typed.blender} zzqq`)
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(typed.blender)
  await expect(header.searchBox).toHaveValue(`${typed.blender} zzqq`)
  await expect(header.searchBox).toBeFocused()

  await header.searchBox.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzqq')
  // A phone hides its keyboard, so the results are visible.
  await expect(words.language === 'en' ? header.searchBox : page.getByRole('main')).toBeFocused()
  await expect(header.results).toBeHidden()
})

test('a suggestion shows name, price and picture, and opens by a full page load (P-06)', async ({
  page,
  client,
  header,
  words,
}) => {
  const typed = words(typedWords)
  const { results } = await client.catalog.listProducts({ query: { search: typed.blender } })
  const product = results.find(({ name }) => name === typed.blender)
  await page.goto(paths.home())
  await header.searchBox.fill(typed.blender)
  const result = header.resultNamed(typed.blender).first()
  await expect(result).toContainText(product?.category_name ?? '')
  await expect(result).toContainText(product?.brand ?? '')
  await expect(result).toContainText(Math.round(product?.price ?? 0).toLocaleString('en-US'))
  await expect(result.locator('img')).toBeVisible()
  const reduced = (await client.catalog.listOffers()).results.find(({ original_price: original }) => original)
  await header.searchBox.fill(reduced?.name ?? '')
  const struck = header
    .resultNamed(reduced?.name ?? '')
    .first()
    .locator('s')
  await expect(struck).toContainText(Math.round(reduced?.original_price ?? 0).toLocaleString('en-US'))
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through')

  await header.searchBox.fill(typed.blender)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await result.click()
  expect(new URL((await loaded).url()).pathname).toBe(paths.product(product?.id ?? 0))
})

test('"View all" opens all results; a search without results suggests what to try, and a wrong keyboard layout is converted (P-06)', async ({
  page,
  client,
  header,
  list,
  words,
  searchPage,
}) => {
  const typed = words(typedWords)
  await page.goto(paths.home())
  await header.searchBox.fill('zzzzqqqq')
  await expect(header.results).toContainText(words(productListMessages).noResultsHint)
  await header.searchBox.fill(typed.blenders)
  await header.resultNamed(words(searchPanelMessages).viewAll).click()
  await expect(page).toHaveURL(/\/products\?search=/)
  await list.expectCount((await client.catalog.listProducts({ query: { search: typed.blenders } })).count)
  await expect(header.searchBox).toHaveValue(typed.blenders)
  await expect(header.results).toBeHidden()

  // A very long word must not widen the page. Back also restores the query in the box.
  const endless = 'z'.repeat(200)
  await header.searchBox.fill(endless)
  await header.searchBox.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(endless)
  expect(await measureOverhang(page)).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(header.searchBox).toHaveValue(typed.blenders)

  await header.searchBox.fill(typed.wrongLayout)
  await expect(header.products.first()).toBeVisible()
  await header.searchBox.press('Enter')
  await expect(searchPage.notices).toContainText(typed.rightLayout)
  await expect(searchPage.cards.first()).toBeVisible()
})

test('recent searches are stored on the device, and one is removed', async ({ page, header, box, words }) => {
  const search = words(searchMessages)
  const typed = words(typedWords)
  await page.goto(paths.home())
  for (const query of [typed.kettle, typed.toaster, 'zzqq']) {
    await header.searchBox.fill(query)
    await header.searchBox.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
  }
  await header.searchBox.click()
  await page.getByRole('button', { name: search.clear }).click()
  await expect(box.recent).toHaveText(['zzqq', typed.toaster, typed.kettle])
  await box.remove('zzqq').click()
  await expect(box.recent).toHaveText([typed.toaster, typed.kettle])
  await expect(header.searchBox).toBeFocused()
  await page.reload()
  await header.searchBox.click()
  await page.getByRole('button', { name: search.clear }).click()
  await box.recent.first().click()
  await expect(page).toHaveURL(paths.products({ search: typed.toaster }))
})

test('an opened product is counted for its query, unless the browser sends Global Privacy Control', async ({
  page,
  header,
  words,
  searchPage,
}) => {
  await page.goto(paths.products({ search: words(typedWords).kettle }))
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/search/clicks/'))
  const link = searchPage.cards.first().getByRole('link').first()
  const id = Number(/\d+/.exec((await link.getAttribute('href')) ?? '')?.[0])
  await page.waitForFunction(() => !('pressAgain' in globalThis))
  await link.click()
  // Playwright cannot read the body of a beacon.
  expect((await counted).method()).toBe('POST')
  await expect(page).toHaveURL(paths.product(id))

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const more: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/clicks/')) more.push(request.url())
  })
  await page.goto(paths.home())
  await header.searchBox.fill(words(typedWords).kettle)
  await header.products.first().click()
  await expect(page).toHaveURL(/\/product\//)
  expect(more).toEqual([])
})

test('a result shows the colour of the query and opens in it', async ({ page, client, words, searchPage }) => {
  await page.goto(paths.products({ search: words(typedWords).blackKettle }))
  const link = searchPage.cards.first().getByRole('link').first()
  await expect(link).toHaveAttribute('href', /\/product\/\d+\?color=\d+/)
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  const product = await client.catalog.getProduct({ params: { id: String(address.pathname.split('/').at(-1)) } })
  const color = product.colors.find(({ id }) => String(id) === address.searchParams.get('color'))
  expect(color?.name).toMatch(/black|أسود/i)
  await expect(searchPage.cards.first().locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(color?.images[0]?.base ?? 'none'),
  )
  await link.click()
  await expect(page.getByRole('link', { name: color?.name ?? '' })).toHaveAttribute('aria-current', 'true')
})

test('without scripts the notices are the same', once, async ({ browser, baseURL, locale, words }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(locale && { locale }),
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(paths.products({ search: words(typedWords).notSold }))
  await expect(page.getByRole('heading', { level: 2, name: weDoNotSell })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page
    .getByRole('region', { name: words(searchPageMessages).categories })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/category\/\d+/)
  await context.close()
})
