import type { Locator } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/home.ts'
import { installClock } from '../pages/install-clock.ts'

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

test('M-01: banners change by timer, dots and arrows, and wrap around', both, async ({ page, homePage }) => {
  await page.goto(paths.home())
  await expect(homePage.slides.first()).toHaveAttribute('href', /^\/./)
  await expect(homePage.slides.nth(1)).toBeInViewport({ ratio: 0.6 })
  const sides = await homePage.banners
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]))
  expect(Math.min(...sides), 'each dot and arrow is 44 px wide and high').toBeGreaterThanOrEqual(44)
  await homePage.thirdBanner.click()
  await expect(homePage.slides.nth(2)).toBeInViewport({ ratio: 0.6 })
  await homePage.stop.click()
  for (let turn = 0; turn < 3; turn++) await homePage.previousBanner.click()
  await expect(homePage.slides.last()).toBeInViewport({ ratio: 0.6 })
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
  async ({ page, homePage, homeWords }) => {
    await page.goto(paths.home())
    const { tiles } = homePage
    const next = homePage.categories.getByRole('button', { name: homeWords.next })
    const dots = homePage.categories.getByRole('button', { name: homeWords.anySlide })
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
    await homePage.categories.getByRole('button', { name: homeWords.previous }).click()
    await expect(tiles.first()).toBeInViewport({ ratio: 0.5 })
  },
)

test(
  'M-06, M-07: featured products and bestsellers have two or four cards per page',
  both,
  async ({ page, client, words, homePage }) => {
    const size = isPhone(page) ? 2 : 4
    await page.goto(paths.home())
    await homePage.shelf.scrollIntoViewIfNeeded()
    await expect(homePage.cards.nth(size - 1)).toBeInViewport({ ratio: 0.3 })
    await expect(homePage.cards.nth(size)).not.toBeInViewport()
    await homePage.nextCards.click()
    await expect(homePage.cards.nth(size)).toBeInViewport({ ratio: 0.3 })
    await expect(homePage.cards.first()).not.toBeInViewport()
    await homePage.cardDots.first().click()
    await expect(homePage.cards.first()).toBeInViewport({ ratio: 0.3 })
    await homePage.cardDots.nth(1).click()
    await expect(homePage.cards.nth(size)).toBeInViewport({ ratio: 0.3 })
    await expect(homePage.cardDots.nth(1)).toHaveAttribute('aria-current', 'true')
    const arrows = [homePage.previousCards, homePage.nextCards]
    const [previous, next] = await Promise.all(arrows.map(async (arrow) => (await arrow.boundingBox())?.x ?? 0))
    const isMirrored = await homePage.nextCards
      .locator('svg')
      .evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a === -1)
    const isArabic = words.language === 'ar'
    expect({ isNextAtTheEnd: (next ?? 0) > (previous ?? 0), isMirrored }, 'arrows are swapped in Arabic').toEqual({
      isNextAtTheEnd: !isArabic,
      isMirrored: isArabic,
    })
    await homePage.previousCards.click()
    await expect(homePage.cards.first()).toBeInViewport({ ratio: 0.3 })

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
  },
)

test.describe('a mouse on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false })

  test(
    'M-07: dragging pages through the products in both directions and opens none',
    both,
    async ({ page, words, homePage }) => {
      await page.goto(paths.home())
      await homePage.shelf.scrollIntoViewIfNeeded()
      await expect(homePage.nextCards).toBeVisible()
      const forth = words.language === 'ar' ? 500 : -500
      const drag = async (card: Locator, distance: number) => {
        // `hover` waits until the card stops moving.
        await card.hover({ position: { x: 120, y: 80 } })
        const box = await card.boundingBox()
        const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 80]
        await page.mouse.down()
        await page.mouse.move(x + distance, y, { steps: 12 })
        // A pause before the release prevents a throw, also on a fast machine.
        await page.waitForFunction(
          (start) => performance.now() - start > 300,
          await page.evaluate(() => performance.now()),
        )
        await page.mouse.up()
      }
      await drag(homePage.cards.nth(2), forth)
      await expect(homePage.cards.first()).not.toBeInViewport()
      // All cards of the page are in view, so a drag needs no scrolling.
      await expect(homePage.cards.nth(7)).toBeInViewport({ ratio: 0.5 })
      await drag(homePage.cards.nth(5), -forth)
      await expect(homePage.cards.first()).toBeInViewport({ ratio: 0.3 })
      await expect(page).toHaveURL(paths.home())
    },
  )
})

test(
  'M-07: swiping pages through the products in both directions',
  both,
  async ({ page, words, homePage, isMobile }) => {
    await page.goto(paths.home())
    await homePage.shelf.scrollIntoViewIfNeeded()
    await expect(homePage.nextCards).toBeVisible()
    await homePage.cards.first().hover({ trial: true })
    const box = await homePage.cards.first().boundingBox()
    const session = await page.context().newCDPSession(page)
    const [from, y] = [Math.round((page.viewportSize()?.width ?? 0) / 2), Math.round((box?.y ?? 0) + 60)]
    const reach = isMobile ? 120 : 300
    const swipe = async (distance: number) => {
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      await touch('touchStart', from - distance)
      for (let step = 1; step <= 10; step++) await touch('touchMove', from - distance + (distance * 2 * step) / 10)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const perPage = isPhone(page) ? 2 : 4
    const forth = words.language === 'ar' ? reach : -reach
    await swipe(forth)
    await expect(homePage.cards.nth(perPage)).toBeInViewport({ ratio: 0.3 })
    await swipe(-forth)
    await expect(homePage.cards.first()).toBeInViewport({ ratio: 0.3 })
  },
)
