import { expect, type Page } from '@playwright/test'
import { passOverlayEntry } from './overlay-entry.ts'
import { type ProductListWords, productListWordsOf } from './product-list-words.ts'
import { test as base } from './test.ts'

/** Locators of a product list and its filters; on a phone the filters are in a sheet. */
export function productListOf(page: Page, words: ProductListWords, isPhone: boolean) {
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog', { name: words.filters })
  const filters = isPhone ? sheet : main.getByRole('region', { name: words.filters })
  const active = main.getByRole('list', { name: words.active })
  const option = (name: string) => filters.getByRole('checkbox', { name })
  return {
    filters,
    sheet,
    openFilters: main.getByRole('button', { name: words.filter }),
    option,
    /** Presses an option; its box follows the address, which a busy page changes a moment later. */
    async choose(name: string): Promise<void> {
      await option(name).click()
      await expect(option(name)).toBeChecked()
    },
    /** Facts after the fourth are collapsed. */
    moreFacts: filters.getByText(words.moreFacts),
    from: filters.getByRole('textbox', { name: words.from }),
    to: filters.getByRole('textbox', { name: words.to }),
    apply: filters.getByRole('button', { name: words.apply }),
    sort: main.getByRole('combobox', { name: words.sort }),
    active,
    removeColor: active.getByRole('link', { name: words.removeColor }),
    clearAll: active.getByRole('link', { name: words.clearAll }),
    cards: main.getByRole('article'),
    /** Shows the filters; a phone opens a sheet. */
    async open(): Promise<void> {
      if (isPhone) await main.getByRole('button', { name: words.filter }).click()
    },
    /** Closes the sheet of filters. */
    async close(): Promise<void> {
      if (isPhone) await sheet.getByRole('button', { name: words.show }).click()
      await passOverlayEntry(page)
    },
    /** Waits until the list shows this number of products. */
    async expectCount(count: number): Promise<void> {
      await expect(main.getByRole('status').first()).toHaveText(await page.evaluate(countText, count))
    },
  }
}

/** A pattern for a shown count; Arabic has words for one and two. */
function countText(count: number): string {
  const isArabic = document.documentElement.lang === 'ar'
  if (!isArabic) return count === 1 ? '1 product' : `${count} products`
  if (count === 0) return 'لا توجد منتجات'
  if (count === 1) return 'منتج واحد'
  if (count === 2) return 'منتجان'
  const few = count % 100
  return `${count} ${few >= 3 && few <= 10 ? 'منتجات' : few >= 11 ? 'منتجًا' : 'منتج'}`
}

type Fixtures = { listWords: ProductListWords; list: ReturnType<typeof productListOf> }

/** A journey in a product list. */
export const test = base.extend<Fixtures>({
  listWords: async ({ words }, use) => use(productListWordsOf(words.language)),
  list: async ({ page, listWords, isMobile }, use) => use(productListOf(page, listWords, isMobile)),
})

export { expect } from '@playwright/test'
