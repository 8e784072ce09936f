import type { Page } from '@playwright/test'
import { nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { searchMessages } from '../../apps/storefront/app/features/search/search.messages.ts'
import { searchPanelMessages } from '../../apps/storefront/app/features/search/search-panel.late.messages.ts'
import { type Words, withAny } from './words.ts'

/** Locators of the header. */
export function headerOf(page: Page, words: Words) {
  const results = page.getByRole('region', { name: words(searchPanelMessages).results })
  return {
    logo: page.getByRole('banner').getByRole('link', { name: words(layoutMessages).home, exact: true }),
    searchBox: page.getByRole('combobox', { name: words(searchMessages).label }),
    results,
    /** The suggested products of the search box. */
    products: results.getByRole('group', { name: words(searchPanelMessages).products }).getByRole('option'),
    resultNamed: (name: string) => results.getByRole('option', { name }),
    cart: page
      .getByRole('banner')
      .getByRole('link', { name: withAny(words(cartMessages).cart, words(cartMessages).cartWithCount) }),
    languageSwitch: page.getByRole('banner').getByRole('link', { name: nativeNameOf[otherLanguageOf[words.language]] }),
  }
}
