import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Locators of the header. */
export function headerOf(page: Page, { search, cart, otherLanguage }: Words) {
  const results = page.getByRole('region', { name: search.results })
  return {
    logo: page.getByRole('banner').getByRole('link', { name: /^(Nawwar home page|نوّر، الصفحة الرئيسية)$/ }),
    searchBox: page.getByRole('combobox', { name: search.box }),
    results,
    /** The suggested products of the search box. */
    products: results.getByRole('group', { name: search.products }).getByRole('option'),
    resultNamed: (name: string) => results.getByRole('option', { name }),
    cart: page.getByRole('banner').getByRole('link', { name: cart.link }),
    languageSwitch: page.getByRole('banner').getByRole('link', { name: otherLanguage }),
  }
}
