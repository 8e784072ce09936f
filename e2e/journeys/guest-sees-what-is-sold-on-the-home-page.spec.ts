import type { Locator } from '@playwright/test'
import { adsMessages } from '../../apps/storefront/app/features/ads/ads.late.messages.ts'
import { homeMessages } from '../../apps/storefront/app/features/home/home.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/home.ts'
import { someMoney, withAny } from '../pages/words.ts'

/** The phone of most shoppers; English runs on the same screen here. */
const phone = { width: 360, height: 740 }

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.POSITIVE_INFINITY

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
})

test('M-05: the three highest discounts are on the tile of the offers', async ({ page, homePage, client }) => {
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
  await homePage.firstOffers.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${paths.product(first)}$`))
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
