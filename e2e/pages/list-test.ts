import type { Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { comparePageMessages } from '../../apps/storefront/app/features/compare/compare.late.messages.ts'
import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { favoritesPageMessages } from '../../apps/storefront/app/features/favorites/favorites.late.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { test as base } from './test.ts'
import { type Words, withAny } from './words.ts'

/** Locators of favourites and comparison: buttons on cards, links in the header, and their pages. */
function listsOf(page: Page, words: Words, isPhone: boolean) {
  const comparePage = words(comparePageMessages)
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const menu = banner.locator('details', { has: page.locator('summary', { hasText: words(layoutMessages).menu }) })
  const toggleButton = (list: string, product: string) =>
    main.getByRole('button', { name: `${list}: ${product}`, exact: true })
  return {
    favorite: (product: string) => toggleButton(words(favoritesMessages).favorite, product),
    compare: (product: string) => toggleButton(words(compareMessages).compare, product),
    cards: main.getByRole('article'),
    undo: main.getByRole('button', { name: words(favoritesPageMessages).undo }),
    favoritesLink: banner.getByRole('link', {
      name: withAny(words(favoritesMessages).title, words(favoritesMessages).counted),
    }),
    compareLink: banner.getByRole('link', {
      name: withAny(words(compareMessages).title, words(compareMessages).counted),
    }),
    /** Shows the links; on a phone they are in the menu. */
    async openMenu(): Promise<void> {
      if (isPhone) await menu.locator('summary').click()
    },
    table: main.getByRole('region', { name: comparePage.table }),
    columns: main.getByRole('columnheader').filter({ has: page.getByRole('link') }),
    row: (name: RegExp) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    showBeside: (product: string) =>
      main.getByRole('group', { name: comparePage.shownPair }).getByRole('button', { name: product }),
    onlyDifferences: main.getByRole('checkbox', { name: comparePage.onlyDifferences }),
    removeFromCompare: main.getByRole('button', { name: withAny(comparePage.remove) }),
    addToCart: main.getByRole('button', { name: withAny(words(cartMessages).addProductToCart) }),
  }
}

type Fixtures = {
  lists: ReturnType<typeof listsOf>
  /** The first products of the shop, from the API. */
  products: readonly { id: number; name: string }[]
}

/** A journey with favourites and the comparison. */
export const test = base.extend<Fixtures>({
  lists: async ({ page, words, isMobile }, use) => use(listsOf(page, words, isMobile)),
  products: async ({ client }, use) => use((await client.catalog.listProducts({ query: { page_size: '4' } })).results),
})

export { expect } from '@playwright/test'
