import { paths } from '../../apps/storefront/app/paths.ts'
import { installClock } from '../pages/install-clock.ts'
import { expect, test } from '../pages/product-list-test.ts'

/** Whether a request asks for suggestions. */
function isSearch(url: URL): boolean {
  return url.pathname === '/api/search/suggestions/'
}

test('typing shows the first six suggestions after a pause (P-05)', async ({ page, client, header, listWords }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isSearch(url)) asked.push(url.searchParams.get('q') ?? '')
  })
  const stopClock = await installClock(page)
  await page.goto(paths.home())
  await header.searchBox.fill(`  ${listWords.broadQuery.slice(0, 1)}  `)
  await expect(page.getByRole('button', { name: listWords.clearSearch })).toBeVisible()
  await stopClock()
  expect(asked).toEqual([])
  await expect(header.results).toBeHidden()

  await header.searchBox.pressSequentially(listWords.broadQuery.slice(1))
  await header.searchBox.fill(`${listWords.broadQuery}  `)
  await expect(header.results.getByRole('status')).toHaveText(listWords.searching)
  await page.clock.runFor(199)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  const { count } = await client.catalog.listProducts({ query: { search: listWords.broadQuery } })
  await expect(header.results.getByRole('status')).toContainText(new RegExp(`\\b${count}\\b`))
  await expect(header.products).toHaveCount(6)
  // The blank after it says that the word is finished.
  expect(asked).toEqual([`${listWords.broadQuery} `])
})

test('an empty search stays on the page', async ({ page, header }) => {
  await page.goto(paths.offers())
  // Pasted text may contain an invisible direction mark.
  await header.searchBox.fill(' \u200f ')
  await header.searchBox.press('Enter')
  await expect(header.searchBox).toBeFocused()
  await expect(page).toHaveURL(paths.offers())
})

test('Escape in the suggestions moves the focus back to the box', async ({ page, header, words }) => {
  await page.goto(paths.home())
  await header.searchBox.fill(words.search.query)
  await expect(header.products.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(header.results.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(header.results).toBeHidden()
  await expect(header.searchBox).toBeFocused()
})

test('text typed before hydration is searched for', async ({ page, header, words }) => {
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(paths.home(), { waitUntil: 'commit' })
  await header.searchBox.fill(words.search.query)
  goOn()
  await expect(header.resultNamed(words.blender.name)).toBeVisible()
  await expect(header.searchBox).toHaveValue(words.search.query)
})

test('typing while suggestions load loses neither text nor cursor', async ({ page, header, words, listWords }) => {
  await page.goto(paths.products({ search: listWords.query }))
  await header.searchBox.fill(words.blender.name)
  await expect(header.products.first()).toBeVisible()
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\.data\?/, async (route) => {
    await isTyped
    await route.continue()
  })
  await header.searchBox.press('Enter')
  await header.searchBox.fill(`${words.blender.name} zzqq`)
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.blender.name)
  await expect(header.searchBox).toHaveValue(`${words.blender.name} zzqq`)
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
  const { results } = await client.catalog.listProducts({ query: { search: words.blender.name } })
  const product = results.find(({ name }) => name === words.blender.name)
  await page.goto(paths.home())
  await header.searchBox.fill(words.blender.name)
  const result = header.resultNamed(words.blender.name).first()
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

  await header.searchBox.fill(words.blender.name)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await result.click()
  expect(new URL((await loaded).url()).pathname).toBe(paths.product(product?.id ?? 0))
})

test('"View all" opens all results; a search without results suggests what to try (P-06)', async ({
  page,
  client,
  header,
  list,
  listWords,
  words,
}) => {
  await page.goto(paths.home())
  await header.searchBox.fill('zzzzqqqq')
  await expect(header.results).toContainText(
    words.language === 'en' ? 'Try different keywords or browse categories.' : 'جرّب كلمات أخرى أو تصفّح الأقسام.',
  )
  await header.searchBox.fill(listWords.query)
  await header.resultNamed(words.search.viewAll).click()
  await expect(page).toHaveURL(/\/products\?search=/)
  await list.expectCount((await client.catalog.listProducts({ query: { search: listWords.query } })).count)
  await expect(header.searchBox).toHaveValue(listWords.query)
  await expect(header.results).toBeHidden()

  // A very long word must not widen the page. Back also restores the query in the box.
  const endless = 'z'.repeat(200)
  await header.searchBox.fill(endless)
  await header.searchBox.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(endless)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(header.searchBox).toHaveValue(listWords.query)
})
