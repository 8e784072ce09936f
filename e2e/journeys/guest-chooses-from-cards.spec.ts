import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

for (const [width, perPage] of [
  [639, 2],
  [1023, 3],
  [1024, 4],
] as const) {
  test(`M-07: ${perPage} cards are a page at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home())
    const slider = page.getByRole('tabpanel').locator('section')
    const [row, card] = [await slider.boundingBox(), await slider.getByRole('article').first().boundingBox()]
    expect(Math.round((row?.width ?? 0) / (card?.width ?? 1))).toBe(perPage)
  })
}

test('M-08: a card leads to its product, the cart, the favourites and buying at once', async ({ page, words }) => {
  await page.goto(paths.home())
  const card = page.getByRole('tabpanel').getByRole('article').first()
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/product\/\d+$/)
  await expect(card.locator('a[href^="/buy-now/"]')).toBeVisible()
  await expect(card.getByRole('button', { name: new RegExp(`^${words.product.add}`) })).toBeEnabled()
  await card.getByRole('button', { name: /^(Favourite|المفضلة)/ }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toMatch(/\d/)
})
