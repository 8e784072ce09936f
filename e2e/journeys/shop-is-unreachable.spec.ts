import type { Route } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { connectionOf } from '../pages/connection.ts'
import { expect, test } from '../pages/list-test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('M-15: a guest sees when the shop does not respond and when it is back', async ({ page, words, header }) => {
  const connection = connectionOf(page, words)
  await page.clock.install()
  await page.goto(paths.home())
  await connection.waitUntilWatched()
  const calls = /\/(api\/|healthz)/
  await page.route(calls, (route) => route.abort())
  await header.searchBox.fill(words(typedWords).blenders)
  await expect(connection.outOfReach).toBeVisible()
  await page.unroute(calls)
  // It asks again after some seconds, and says for some that the shop is back.
  await page.clock.fastForward('00:05')
  await expect(connection.isBack).toBeVisible()
  await page.clock.fastForward('00:05')
  await expect(connection.isBack).toBeHidden()
})

test('a page that fails by no network or a broken shop shows an error heading in view, also from far down a list', async ({
  page,
}) => {
  const products = /\/product\/\d+\.data/
  const main = page.getByRole('main')
  for (const stop of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
  ]) {
    await page.goto(paths.offers())
    await page.evaluate(() => window.scrollTo({ top: 567 }))
    await page.route(products, stop)
    await main.getByRole('article').nth(2).getByRole('link').first().click()
    const heading = main.getByRole('heading', { level: 1 })
    await expect(page).toHaveURL(/\/product\//)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()

    const retry = main.getByRole('button').first()
    await retry.click()
    await expect(retry).toBeFocused()
    await page.unroute(products)
    await retry.click()
    await expect(main.getByRole('navigation').first()).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
  }
})

test(
  'P-03, P-04, P-13, G-08: the shop shows prices and pictures of another format, and hides invalid products',
  once,
  async ({ page, lists, header, products }) => {
    const [first, second, third] = products
    const image = 'media/not-there.webp'
    const odd = { ...first, price: '1,250.00 EGP', original_price: '1,500 EGP', rating: 9, reviews_count: '3' }
    const answers = [
      { ...odd, images: [image, { image }], colors: [{ id: 1, name: 'X', hex_value: 'red', quantity: 3, price: 'x' }] },
      { ...second, price: -5, colors: [] },
      { ...third, price: 'soon', images: null, colors: null, features: null },
    ]
    const ids = products.slice(0, 3).map(({ id }) => id)
    await page.addInitScript((saved) => localStorage.setItem('favorites', saved), JSON.stringify(ids))
    await page.route('**/api/products/chosen/**', (route) => route.fulfill({ json: { count: 3, results: answers } }))
    const asked = page.waitForRequest((request) => request.url().endsWith(`/${image}`))
    await page.goto(paths.favorites())
    await expect(lists.cards).toHaveCount(1)
    await expect(lists.cards).toContainText('1,250')
    await expect(lists.cards.locator('s')).toContainText('1,500')
    expect(new URL((await asked).url()).pathname, 'a relative path gets the host of the shop').toBe(`/${image}`)
    await expect(lists.cards.locator('img').first()).toHaveAttribute('src', /stock-picture/)
    await expect(page.getByRole('main')).not.toContainText('NaN')
    expect(
      JSON.parse(await page.evaluate(() => localStorage.getItem('favorites') ?? '')),
      'all ids stay saved',
    ).toEqual(ids)

    const suggestion = { ...first, picture: null, color_id: null }
    const suggested = [
      suggestion,
      { ...suggestion, id: second?.id, price: 0 },
      { ...suggestion, id: third?.id, name: '' },
    ]
    await page.route('**/api/search/suggestions/**', (route) =>
      route.fulfill({ json: { count: 3, products: suggested } }),
    )
    await header.searchBox.fill(first?.name ?? '')
    await expect(header.resultNamed(first?.name ?? '')).toBeVisible()
    await expect(header.products).toHaveCount(1)
    await expect(header.searchBox).toBeFocused()
  },
)
