import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The confirmation page of an order. */
export function orderPageOf(page: Page, { order }: Words) {
  return {
    thanks: page.getByRole('heading', { level: 1, name: order.thanks }),
    number: page.getByText(/^NW-\d+$/),
    call: page.getByText(order.call),
    items: page.getByRole('region', { name: order.items }),
    total: page.getByRole('region', { name: order.items }).locator('dt', { hasText: order.total }).locator('+ dd'),
    unknown: page.getByRole('heading', { level: 1, name: order.unknown }),
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
