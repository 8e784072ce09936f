import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

export function productPageOf(page: Page, { product }: Words) {
  const colors = page.getByRole('navigation', { name: product.colors })
  return {
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    color: (name: string) => colors.getByRole('link', { name, exact: true }),
    addToCart: (name: string) =>
      page.getByRole('main').getByRole('button', { name: `${product.add}: ${name}`, exact: true }),
    added: page.getByText(product.added),
  }
}
