import type { Locator } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/home.ts'
import { installClock } from '../pages/install-clock.ts'
import { withAny } from '../pages/words.ts'

const isPhone = (page: { viewportSize(): { width: number } | null }) => (page.viewportSize()?.width ?? 0) < 640

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

test(
  'M-03, M-04: categories have two columns below the offers on a phone, three beside them on a desktop',
  both,
  async ({ page, homePage }) => {
    await page.goto(paths.home())
    const { tiles } = homePage
    const boxes = await Promise.all([0, 1, 2, 3].map((place) => tiles.nth(place).boundingBox()))
    const [first, second, third, fourth] = boxes.map((box) => Math.round(box?.y ?? 0))
    const offers = await homePage.offersTile.boundingBox()
    const edges = boxes.map((box) => ({ start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }))
    const end = Math.max(...edges.map((edge) => edge.end))
    expect(third).toBe(first)
    if (isPhone(page)) {
      expect(second, 'two rows').toBeGreaterThan(first ?? 0)
      expect(offers?.y).toBeLessThan(first ?? 0)
      expect(offers?.width, 'the offers are as wide as the page').toBe((page.viewportSize()?.width ?? 0) - 32)
      await homePage.categories.scrollIntoViewIfNeeded()
      for (const place of [0, 1, 2, 3]) await expect(tiles.nth(place)).toBeInViewport({ ratio: 1 })
      const shown = await shownWidth(tiles.nth(4))
      expect(shown, 'a part of the third column is in view').toBeGreaterThan(20)
      expect(shown).toBeLessThan(100)
    } else {
      expect(second).toBe(first)
      expect(fourth).toBeGreaterThan(first ?? 0)
      expect(offers?.height).toBeGreaterThan((boxes[0]?.height ?? 0) * 1.9)
      expect(offers?.x, 'the offers are a fourth column').toBeGreaterThan(end)
      expect(Math.abs((offers?.width ?? 0) - (boxes[0]?.width ?? 0))).toBeLessThan(20)
    }
    await homePage.offers.click()
    await expect(page).toHaveURL(paths.offers())
  },
)

/** How much of the width of an element lies in the viewport, in pixels. */
async function shownWidth(element: Locator): Promise<number> {
  return await element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return Math.min(right, document.documentElement.clientWidth) - Math.max(left, 0)
  })
}

test(
  'M-03, M-04: a desktop pages through six categories at a time, a phone swipes through all',
  both,
  async ({ page, homePage, words }) => {
    const ui = words(uiMessages)
    await page.goto(paths.home())
    const { tiles } = homePage
    const next = homePage.categories.getByRole('button', { name: ui.next })
    const dots = homePage.categories.getByRole('button', { name: withAny(ui.slide) })
    if (isPhone(page)) {
      await homePage.categories.scrollIntoViewIfNeeded()
      await expect(tiles.last()).not.toBeInViewport()
      await tiles.last().scrollIntoViewIfNeeded()
      await expect(tiles.last()).toBeInViewport({ ratio: 0.9 })
      await expect(tiles.first()).not.toBeInViewport()
      await expect(next).toBeHidden()
      await expect(dots.first()).toBeHidden()
      return
    }
    await next.click()
    await expect(tiles.nth(6)).toBeInViewport({ ratio: 0.5 })
    await expect(tiles.first()).not.toBeInViewport()
    await expect(dots).toHaveCount(Math.ceil((await tiles.count()) / 6))
    await dots.first().click()
    await expect(tiles.nth(5)).toBeInViewport({ ratio: 0.5 })
    await expect(tiles.nth(6)).not.toBeInViewport()
    await dots.nth(1).click()
    await expect(tiles.nth(6)).toBeInViewport({ ratio: 0.5 })
    await homePage.categories.getByRole('button', { name: ui.previous }).click()
    await expect(tiles.first()).toBeInViewport({ ratio: 0.5 })
  },
)

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
  await homePage.bestSellers.click()
  await expect(homePage.bestSellers).toHaveAttribute('aria-selected', 'true')
  await expect(homePage.cards).toContainText(bestSellers.map(({ name }) => name))
  await homePage.viewAll.click()
  await expect(page).toHaveURL(paths.products())
})
