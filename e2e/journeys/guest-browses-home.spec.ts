import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/home.ts'
import { installClock } from '../pages/install-clock.ts'

test('M-01: a banner changes after six seconds', both, async ({ page, homePage }) => {
  const stopClock = await installClock(page)
  await page.goto(paths.home())
  // The timer stops while a banner has the focus, and starts again after it.
  await homePage.stop.focus()
  const slide = await homePage.currentBanner.getAttribute('aria-label')
  await stopClock()
  await page.clock.runFor(30_000)
  await expect(homePage.currentBanner).toHaveAttribute('aria-label', slide ?? '')
  await homePage.stop.blur()
  await page.clock.runFor(5999)
  await expect(homePage.currentBanner).toHaveAttribute('aria-label', slide ?? '')
  await page.clock.runFor(1)
  await expect(homePage.currentBanner).not.toHaveAttribute('aria-label', slide ?? '')
})

test('M-06: the shelves show featured products and bestsellers, and a link leads to all', async ({
  page,
  client,
  homePage,
}) => {
  await page.goto(paths.home())
  await homePage.shelf.scrollIntoViewIfNeeded()
  const [featured, bestSellers] = await Promise.all([
    client.catalog.listFeaturedProducts(),
    client.catalog.listBestSellers(),
  ])
  await expect(homePage.cards).toContainText(featured.map(({ name }) => name))
  // Nobody reviewed them: the stars are the shop's own (rule M-10).
  await expect(homePage.cards.locator('.star-row')).toHaveCount(featured.length)
  await homePage.bestSellers.click()
  await expect(homePage.bestSellers).toHaveAttribute('aria-selected', 'true')
  await expect(homePage.cards).toContainText(bestSellers.map(({ name }) => name))
  await homePage.viewAll.click()
  await expect(page).toHaveURL(paths.products())
})
