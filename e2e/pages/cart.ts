import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

export function cartPageOf(page: Page, { cart }: Words) {
  const lines = page.getByRole('list', { name: cart.lines })
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1, name: cart.title }),
    line: (name: string) => lineOf(lines.getByRole('listitem').filter({ hasText: name }), cart),
    empty: page.getByRole('heading', { name: cart.empty }),
    undo: page.getByRole('button', { name: cart.undo }),
    offline: page.getByText(cart.offline),
    checkout: main.getByRole('link', { name: cart.checkout, exact: true }),
    keepShopping: main.getByRole('link', { name: cart.keepShopping }),
  }
}

function lineOf(line: Locator, cart: Words['cart']) {
  return {
    itself: line,
    quantity: line.getByRole('status'),
    more: line.getByRole('button', { name: cart.more }),
    fewer: line.getByRole('button', { name: cart.fewer }),
    remove: line.getByRole('button', { name: cart.remove }),
  }
}
