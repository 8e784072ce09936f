import type { Page } from '@playwright/test'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { type Words, withAny } from './words.ts'

/** The confirmation page of an order. */
export function orderPageOf(page: Page, words: Words) {
  const orders = words(ordersMessages)
  return {
    thanks: page.getByRole('heading', { level: 1, name: withAny(orders.thanks) }),
    number: page.getByText(/^NW-\d+$/),
    call: page.getByText(orders.call({ count: 30 })),
    items: page.getByRole('region', { name: orders.items }),
    total: page
      .getByRole('region', { name: orders.items })
      .locator('dt', { hasText: withAny(words(uiMessages).total) })
      .locator('+ dd'),
    unknown: page.getByRole('heading', { level: 1, name: orders.unknownOrder }),
  }
}

/**
 * Reads the access token of an order from the browser's storage.
 *
 * @param id by default the order in the page's address
 */
export async function readOrderKey(
  page: Page,
  id = new URL(page.url()).pathname.split('/').at(-1) ?? '',
): Promise<{ id: string; accessToken: string }> {
  const saved: { id: string; token: string }[] = JSON.parse(
    (await page.evaluate(() => window.localStorage.getItem('order_access'))) ?? '[]',
  )
  return { id, accessToken: saved.find((order) => order.id === id)?.token ?? '' }
}
