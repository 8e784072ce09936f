import type { Page } from '@playwright/test'
import { adsMessages } from '../../apps/storefront/app/features/ads/ads.late.messages.ts'
import { catalogPageMessages } from '../../apps/storefront/app/features/catalog/catalog-pages.late.messages.ts'
import { homeMessages } from '../../apps/storefront/app/features/home/home.late.messages.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { test as base } from './test.ts'
import { beginsWith, type Words } from './words.ts'

/** Locators of the home page. */
function homePageOf(page: Page, words: Words) {
  const ui = words(uiMessages)
  const catalogPage = words(catalogPageMessages)
  const banners = page.getByRole('region', { name: words(adsMessages).banners })
  const shelf = page.getByRole('tabpanel')
  const offers = page.getByRole('link', { name: beginsWith(`${catalogPage.offers} ${catalogPage.offersHint}`) })
  return {
    slides: banners.getByRole('link'),
    currentBanner: banners.locator('button[aria-current="true"]'),
    stop: banners.getByRole('button', { name: ui.pause }),
    facts: page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: words(homeMessages).cash, exact: true }) })
      .getByRole('link'),
    firstOffers: offers.locator('..').getByRole('listitem'),
    shelf,
    cards: shelf.getByRole('article'),
    nextCards: shelf.getByRole('button', { name: ui.next }),
    bestSellers: page.getByRole('tab', { name: catalogPage.bestSellers }),
    viewAll: page.getByRole('link', { name: catalogPage.viewAll, exact: true }),
    tiles: page.getByRole('region', { name: catalogPage.categories }).getByRole('listitem'),
  }
}

type Fixtures = { homePage: ReturnType<typeof homePageOf> }

/** A journey on the home page. */
export const test = base.extend<Fixtures>({
  homePage: async ({ page, words }, use) => use(homePageOf(page, words)),
})

export { expect } from '@playwright/test'
