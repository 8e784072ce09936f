import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The confirmation of an order. */
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
 * What opens an order in another program: its token, from where the browser keeps it.
 *
 * @param id the order of the page's address when not given
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
