import { searchMessages } from '../../apps/storefront/app/features/search/search.messages.ts'
import { searchPanelMessages } from '../../apps/storefront/app/features/search/search-panel.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { keyboardOf } from '../pages/keyboard.ts'
import { waitForOverlayEntry } from '../pages/overlay-entry.ts'
import { expect, test } from '../pages/search-test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('a guest chooses a kind of appliance and a colour with the arrow keys', async ({ page, header, box, words }) => {
  const { arrowTo, press } = keyboardOf(page)
  await page.goto(paths.home())
  await header.searchBox.fill(words(typedWords).kettle)
  await expect(header.searchBox).toHaveAttribute('aria-expanded', 'true')
  await expect(box.kinds.first()).toBeVisible()
  // ArrowUp in the box selects the last option.
  await press('ArrowUp')
  await expect(header.resultNamed(words(searchPanelMessages).viewAll)).toHaveAttribute('aria-selected', 'true')
  await press('ArrowDown')
  await expect(box.reached).toHaveCount(0)
  await arrowTo(box.colors.first())
  await expect(header.searchBox).toBeFocused()
  await expect(header.searchBox).toHaveAttribute('aria-activedescendant', /color/)
  await press('Enter')
  await expect(page).toHaveURL(/\/products\?(?=.*type=kettle)(?=.*color=[0-9a-f]{6})/)
  await expect(header.results).toBeHidden()
})

test('a late response is never shown for another query', async ({ page, header, words }) => {
  const typed = words(typedWords)
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.get('q') === typed.kettle,
    async (route) => {
      await isTyped
      await route.continue().catch(() => undefined)
    },
  )
  await page.goto(paths.home())
  const asked = page.waitForRequest((request) => request.url().includes('/api/search/suggestions/'))
  await header.searchBox.fill(typed.kettle)
  await asked
  await header.searchBox.fill(typed.blender)
  goOn()
  await expect(header.resultNamed(typed.blender)).toBeVisible()
  await expect(header.products.first()).toContainText(typed.blender)
})

test('recent searches are stored on the device, and removed one by one or all at once', async ({
  page,
  header,
  box,
  words,
}) => {
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
  await header.searchBox.click()
  await page.getByRole('button', { name: search.clear }).click()
  await box.clearRecent.click()
  await expect(box.recent).toHaveCount(0)
  await expect(box.popular.first()).toBeVisible()
})

test('an empty box offers popular searches; Back closes it', async ({ page, header, box, isMobile }) => {
  await page.goto(paths.products())
  await page.waitForFunction(() => !('pressAgain' in globalThis))
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
  await header.searchBox.click()
  await expect(box.popular.first()).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(headline)
  const panel = await box.start.boundingBox()
  if (isMobile) expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThan(700)
  await waitForOverlayEntry(page)
  await page.goBack()
  await expect(box.start).toBeHidden()
  await expect(page).toHaveURL(paths.products())
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
