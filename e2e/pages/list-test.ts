import type { Page } from '@playwright/test'
import { type ListWords, listWordsOf } from './list-words.ts'
import { test as base } from './test.ts'

/** Locators of favourites and comparison: buttons on cards, links in the header, and their pages. */
function listsOf(page: Page, words: ListWords, isPhone: boolean) {
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const menu = banner.locator('details', { has: page.locator('summary', { hasText: words.menu }) })
  const toggleButton = (list: string, product: string) =>
    main.getByRole('button', { name: `${list}: ${product}`, exact: true })
  return {
    favorite: (product: string) => toggleButton(words.favorite, product),
    compare: (product: string) => toggleButton(words.compare, product),
    cards: main.getByRole('article'),
    undo: main.getByRole('button', { name: words.undo }),
    favoritesLink: banner.getByRole('link', { name: words.favorites }),
    compareLink: banner.getByRole('link', { name: words.compared }),
    /** Shows the links; on a phone they are in the menu. */
    async openMenu(): Promise<void> {
      if (isPhone) await menu.locator('summary').click()
    },
    table: main.getByRole('region', { name: words.table }),
    columns: main.getByRole('columnheader').filter({ has: page.getByRole('link') }),
    row: (name: RegExp) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    showBeside: (product: string) =>
      main.getByRole('group', { name: words.shownPair }).getByRole('button', { name: product }),
    onlyDifferences: main.getByRole('checkbox', { name: words.onlyDifferences }),
    removeFromCompare: main.getByRole('button', { name: words.removeFromCompare }),
    addToCart: main.getByRole('button', { name: words.addToCart }),
  }
}

type Fixtures = {
  listWords: ListWords
  lists: ReturnType<typeof listsOf>
  /** The first products of the shop, from the API. */
  products: readonly { id: number; name: string; price: number }[]
}

/** A journey with favourites and the comparison. */
export const test = base.extend<Fixtures>({
  listWords: async ({ words }, use) => use(listWordsOf(words.language)),
  lists: async ({ page, listWords, isMobile }, use) => use(listsOf(page, listWords, isMobile)),
  products: async ({ client }, use) => use((await client.catalog.listProducts({ query: { page_size: '4' } })).results),
})

export { expect } from '@playwright/test'
