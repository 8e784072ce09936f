import { searchPageMessages } from '../../apps/storefront/app/features/search/search-page.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/search-test.ts'
import { typedWords } from '../pages/typed-words.ts'

/** The server says so. */
const weDoNotSell = /We do not sell washing machines|لا نبيع.*غسال/i

test('a query in the wrong keyboard layout is converted', async ({ page, header, words, searchPage }) => {
  await page.goto(paths.home())
  await header.searchBox.fill(words(typedWords).wrongLayout)
  await expect(header.products.first()).toBeVisible()
  await header.searchBox.press('Enter')
  await expect(searchPage.notices).toContainText(words(typedWords).rightLayout)
  await expect(searchPage.cards.first()).toBeVisible()
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
