import type { Locator, Page } from '@playwright/test'
import { formatMoney } from '@shop/i18n'
import { adsMessages } from '../../apps/storefront/app/features/ads/ads.late.messages.ts'
import { homeMessages } from '../../apps/storefront/app/features/home/home.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/home.ts'
import { installClock } from '../pages/install-clock.ts'
import { countCut, enlargeText, measureOverhang } from '../pages/overhang.ts'
import { typedWords } from '../pages/typed-words.ts'
import { someMoney, withAny } from '../pages/words.ts'

/** The phone of most shoppers; English runs on the same screen here. */
const phone = { width: 360, height: 740 }

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.POSITIVE_INFINITY

test('M-01: a banner changes after six seconds', async ({ page, homePage }) => {
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

test('M-05, M-06: the home page shows the highest discounts, featured products and bestsellers; links lead to them', async ({
  page,
  client,
  homePage,
}) => {
  const query = { ordering: 'saving', in_stock: 'true', page_size: '3' } as const
  let first = 0
  // Other journeys start and end offers: page and API are read until they agree.
  await expect(async () => {
    await page.goto(paths.home())
    const { results } = await client.catalog.listOffers({ query })
    const shown = await homePage.firstOffers.allTextContents()
    expect(shown).toEqual(results.map(({ name }) => expect.stringContaining(name)))
    first = results[0]?.id ?? 0
  }).toPass()
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
  await page.goBack()
  await homePage.firstOffers.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${paths.product(first)}$`))
})

test('M-14: the first product is on the second screen of a phone, below four facts of the shop', async ({
  page,
  homePage,
  words,
}) => {
  await page.setViewportSize(phone)
  await page.goto(paths.home())
  const home = words(homeMessages)
  const [hours, warranty, returns] = [
    home.deliveryTitle({ count: 24 }),
    home.warrantyTitle({ count: 2 }),
    home.returnsTitle({ count: 30 }),
  ]
  await expect(homePage.facts).toHaveText([hours, home.cash, warranty, returns])
  await expect.poll(() => topOf(homePage.facts.first())).toBeLessThan(phone.height)
  await expect.poll(() => topOf(homePage.cards.first())).toBeLessThan(phone.height * 2)
  const lowest = withAny(words(adsMessages).priceFrom({ price: someMoney(words.language) }))
  await expect(homePage.slides.getByText(lowest).first(), 'a banner to a category says its lowest price').toBeAttached()
  await checkPage(page, 'the home page of a phone')

  await enlargeText(page)
  expect(await measureOverhang(page)).toBeLessThanOrEqual(0)
  const links = [homePage.tiles, homePage.firstOffers].map((parts) => parts.getByRole('link'))
  for (const parts of [...links, homePage.cards]) expect(await countCut(parts)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('banners and categories are rows to swipe, with all in them', async ({ page, homePage, client }) => {
    // Other journeys add categories: page and API are read until they agree.
    await expect(async () => {
      await page.goto(paths.home())
      const categories = await client.catalog.listCategories()
      await expect(homePage.tiles).toHaveCount(categories.length)
    }).toPass()
    await homePage.tiles.last().scrollIntoViewIfNeeded()
    await expect(homePage.tiles.last()).toBeInViewport({ ratio: 0.9 })
    await homePage.slides.last().scrollIntoViewIfNeeded()
    await expect(homePage.slides.last()).toBeInViewport({ ratio: 0.5 })
  })
})

test(
  "M-13, M-14: the home page shows the services and the shop's promises, each a link to its exact words",
  both,
  async ({ page, words }) => {
    const home = words(homeMessages)
    const typed = words(typedWords)
    await page.goto(paths.home())
    await expect(
      page.getByRole('main').getByText(home.deliveryText({ amount: formatMoney(500, words.language) })),
    ).toBeVisible()
    for (const [name, address, sentence] of [
      [home.deliveryTitle({ count: 24 }), paths.terms('delivery'), typed.deliveryTerms],
      [home.warrantyTitle({ count: 2 }), paths.returnPolicy('warranty'), typed.warrantyTerms],
      [home.returnsTitle({ count: 30 }), paths.returnPolicy('returns'), typed.returnsTerms],
      [home.callTitle({ count: 30 }), paths.terms('call'), typed.callTerms],
    ] as const) {
      await page.getByRole('heading', { level: 3, name }).getByRole('link').click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('article').getByText(sentence)).toBeInViewport()
      await page.goBack()
    }
  },
)

test('P-10: banners reload after five minutes, categories and products after ten', async ({ page, homePage }) => {
  const calls = ['/api/ads/public/advertisements/', '/api/products/categories/', '/api/products/featured/']
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const read = () => calls.filter((call) => asked.includes(call))
  await page.clock.install()
  await page.goto(paths.home())
  // A carousel wakes up near the viewport: on a slow machine the banners may still sleep when the page scrolls away from them.
  await expect(homePage.stop).toBeVisible()
  await homePage.shelf.scrollIntoViewIfNeeded()
  await expect(homePage.nextCards).toBeVisible()
  await finishTasks(page)
  expect(read()).toEqual([])
  await page.clock.fastForward('05:00')
  await expect.poll(read).toEqual(calls.slice(0, 1))
  await page.clock.fastForward('05:00')
  await expect.poll(read).toEqual(calls)
})

/** Lets the page finish what it has begun: React sets its timers in a task of its own after it has drawn. */
async function finishTasks(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        let left = 50
        const next = () => (left > 0 ? port2.postMessage(null) : resolve())
        port1.onmessage = () => {
          left -= 1
          next()
        }
        next()
      }),
  )
}
