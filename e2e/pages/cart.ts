import type { Locator, Page } from '@playwright/test'
import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { type Words, withAny } from './words.ts'

/** The cart page. */
export function cartPageOf(page: Page, words: Words) {
  return {
    ...cartIn(page.getByRole('main'), words),
    heading: page.getByRole('heading', { level: 1, name: words(openCartMessages).title }),
  }
}

/** The cart modal. */
export function cartModalOf(page: Page, words: Words) {
  const openCart = words(openCartMessages)
  const dialog = page.getByRole('dialog', { name: openCart.title })
  return {
    ...cartIn(dialog, words),
    itself: dialog,
    heading: dialog.getByRole('heading', { name: openCart.title }),
    viewCart: dialog.getByRole('link', { name: openCart.viewCart }),
    close: dialog.getByRole('button', { name: words(uiMessages).close }),
  }
}

function cartIn(within: Locator, words: Words) {
  const openCart = words(openCartMessages)
  const lines = within.getByRole('list', { name: openCart.lines })
  return {
    line: (name: string) => lineOf(lines.getByRole('listitem').filter({ hasText: name }), words),
    /** The values of subtotal, delivery and total, in this order. */
    amounts: within.locator('dl dd'),
    empty: within.getByRole('heading', { name: openCart.empty }),
    undo: within.getByRole('button', { name: openCart.undo }),
    offline: within.getByText(openCart.offline),
    checkout: within.getByRole('link', { name: openCart.checkout, exact: true }),
    clear: within.getByRole('button', { name: openCart.clear }).first(),
    keepShopping: within.getByRole('link', { name: openCart.continueShopping }),
  }
}

function lineOf(line: Locator, words: Words) {
  return {
    itself: line,
    quantity: line.getByRole('status'),
    more: line.getByRole('button', { name: words(uiMessages).more }),
    fewer: line.getByRole('button', { name: words(uiMessages).fewer }),
    remove: line.getByRole('button', { name: withAny(words(openCartMessages).removeLine) }),
  }
}
