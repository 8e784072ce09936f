import { expect, type Page } from '@playwright/test'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { passOverlayEntry } from './overlay-entry.ts'
import { test as base } from './test.ts'
import { typedWords } from './typed-words.ts'
import { type Words, withAny } from './words.ts'

/** Locators of a product list and its filters; on a phone the filters are in a sheet. */
export function productListOf(page: Page, words: Words, isPhone: boolean) {
  const productList = words(productListMessages)
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog', { name: productList.filters })
  const filters = isPhone ? sheet : main.getByRole('region', { name: productList.filters })
  const active = main.getByRole('list', { name: productList.active })
  const option = (name: string) => filters.getByRole('checkbox', { name })
  return {
    filters,
    sheet,
    openFilters: main.getByRole('button', { name: productList.filter }),
    option,
    /** Presses an option; its box follows the address, which a busy page changes a moment later. */
    async choose(name: string): Promise<void> {
      await option(name).click()
      await expect(option(name)).toBeChecked()
    },
    from: filters.getByRole('textbox', { name: productList.priceFrom }),
    to: filters.getByRole('textbox', { name: productList.priceTo }),
    apply: filters.getByRole('button', { name: productList.apply }),
    sort: main.getByRole('combobox', { name: productList.sort }),
    active,
    removeColor: active.getByRole('link', { name: productList.remove({ name: words(typedWords).mattBlack }) }),
    clearAll: active.getByRole('link', { name: productList.clearAll }),
    cards: main.getByRole('article'),
    /** Shows the filters; a phone opens a sheet. */
    async open(): Promise<void> {
      if (isPhone) await main.getByRole('button', { name: productList.filter }).click()
    },
    /** Closes the sheet of filters. */
    async close(): Promise<void> {
      if (isPhone) await sheet.getByRole('button', { name: withAny(productList.show) }).click()
      await passOverlayEntry(page)
    },
    /** Waits until the list shows this number of products. */
    async expectCount(count: number): Promise<void> {
      await expect(main.getByRole('status').first()).toHaveText(productList.count({ count }))
    },
  }
}

type Fixtures = { list: ReturnType<typeof productListOf> }

/** A journey in a product list. */
export const test = base.extend<Fixtures>({
  list: async ({ page, words, isMobile }, use) => use(productListOf(page, words, isMobile)),
})

export { expect } from '@playwright/test'
