import type { Page } from '@playwright/test'
import { searchPanelMessages } from '../../apps/storefront/app/features/search/search-panel.late.messages.ts'
import { test as base } from './product-list-test.ts'
import type { Words } from './words.ts'

/** Locators of the search box's suggestions. */
function boxOf(page: Page, words: Words) {
  const searchPanel = words(searchPanelMessages)
  return {
    recent: page.getByRole('group', { name: searchPanel.recent, exact: true }).getByRole('option'),
    remove: (query: string) => page.getByRole('button', { name: searchPanel.removeRecent({ query }) }),
  }
}

/** Locators of the results page. */
function searchPageOf(page: Page) {
  const main = page.getByRole('main')
  return {
    notices: main.getByRole('status').filter({ has: page.getByRole('list') }),
    cards: main.getByRole('article'),
  }
}

type Fixtures = { searchPage: ReturnType<typeof searchPageOf>; box: ReturnType<typeof boxOf> }

/** A journey with the search box. */
export const test = base.extend<Fixtures>({
  searchPage: async ({ page }, use) => use(searchPageOf(page)),
  box: async ({ page, words }, use) => use(boxOf(page, words)),
})

export { expect } from '@playwright/test'
