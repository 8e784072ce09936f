import type { Page } from '@playwright/test'
import { type HomeWords, homeWordsOf } from './home-words.ts'
import { test as base } from './test.ts'

/** Locators of the home page. */
function homePageOf(page: Page, words: HomeWords) {
  const partNamed = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const gallery = partNamed(words.videos)
  const banners = page.getByRole('region', { name: words.banners })
  const shelf = page.getByRole('tabpanel')
  const offers = page.getByRole('link', { name: words.offers })
  return {
    banners,
    slides: banners.getByRole('link'),
    currentBanner: banners.locator('button[aria-current="true"]'),
    stop: banners.getByRole('button', { name: words.stop }),
    facts: page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: words.cash, exact: true }) })
      .getByRole('link'),
    offers,
    offersTile: offers.locator('..'),
    firstOffers: offers.locator('..').getByRole('listitem'),
    shelf,
    cards: shelf.getByRole('article'),
    nextCards: shelf.getByRole('button', { name: words.next }),
    bestSellers: page.getByRole('tab', { name: words.bestSellers }),
    viewAll: page.getByRole('link', { name: words.viewAll, exact: true }),
    categories: partNamed(words.categories),
    tiles: page.getByRole('region', { name: words.categories }).getByRole('listitem'),
    refresh: page.getByRole('button', { name: words.refresh }),
    gallery,
    galleryTitle: gallery.getByRole('heading', { level: 2 }),
    videos: gallery.getByRole('article'),
    play: gallery.getByRole('button', { name: words.play }),
    next: gallery.getByRole('button', { name: words.next }),
    previous: gallery.getByRole('button', { name: words.previous }),
    player: page.getByRole('dialog'),
    seeFeatured: page.getByRole('link', { name: words.seeFeatured }),
    featured: page.getByRole('tab', { name: words.featured }),
  }
}

type Fixtures = { homeWords: HomeWords; homePage: ReturnType<typeof homePageOf> }

/** A journey on the home page. */
export const test = base.extend<Fixtures>({
  homeWords: async ({ words }, use) => use(homeWordsOf(words.language)),
  homePage: async ({ page, homeWords }, use) => use(homePageOf(page, homeWords)),
})

export { expect } from '@playwright/test'
