import type { Locator, Page } from '@playwright/test'
import { cartWordsOf } from './cart-words.ts'
import type { Words } from './words.ts'

/** The cart page. */
export function cartPageOf(page: Page, words: Words) {
  const { cart } = words
  return {
    ...cartIn(page.getByRole('main'), words),
    heading: page.getByRole('heading', { level: 1, name: cart.title }),
  }
}

/** The cart modal. */
export function cartModalOf(page: Page, words: Words) {
  const { cart } = words
  const dialog = page.getByRole('dialog', { name: cart.title })
  return {
    ...cartIn(dialog, words),
    itself: dialog,
    heading: dialog.getByRole('heading', { name: cart.title }),
    loading: dialog.getByText(cart.loading),
    freeDelivery: dialog.getByRole('progressbar', { name: cart.freeDelivery }),
    viewCart: dialog.getByRole('link', { name: cart.viewCart }),
    close: dialog.getByRole('button', { name: cart.close }),
  }
}

function cartIn(within: Locator, { cart, language }: Words) {
  const lines = within.getByRole('list', { name: cart.lines })
  return {
    line: (name: string) => lineOf(lines.getByRole('listitem').filter({ hasText: name }), cart),
    totals: within.locator('dl'),
    /** The values of subtotal, delivery and total, in this order. */
    amounts: within.locator('dl dd'),
    empty: within.getByRole('heading', { name: cart.empty }),
    undo: within.getByRole('button', { name: cart.undo }),
    offline: within.getByText(cart.offline),
    checkout: within.getByRole('link', { name: cart.checkout, exact: true }),
    clear: within.getByRole('button', { name: cartWordsOf(language).clear }).first(),
    keepShopping: within.getByRole('link', { name: cart.keepShopping }),
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
