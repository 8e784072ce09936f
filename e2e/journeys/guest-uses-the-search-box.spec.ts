import { searchMessages } from '../../apps/storefront/app/features/search/search.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/search-test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('recent searches are stored on the device, and one is removed', async ({
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
