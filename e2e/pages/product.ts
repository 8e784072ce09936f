import type { Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { prescribedWords } from './copied-words.ts'
import type { Words } from './words.ts'

export function productPageOf(page: Page, words: Words) {
  const colors = page.getByRole('navigation', { name: words(catalogMessages).color })
  return {
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    color: (name: string) => colors.getByRole('link', { name, exact: true }),
    addToCart: (name: string) =>
      page.getByRole('main').getByRole('button', { name: `${words(cartMessages).addToCart}: ${name}`, exact: true }),
    added: page.getByText(words(prescribedWords).added),
  }
}
