import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The confirmation of an order. */
export function orderPageOf(page: Page, { order }: Words) {
  return {
    thanks: page.getByRole('heading', { level: 1, name: order.thanks }),
    number: page.getByText(/^NW-\d+$/),
    call: page.getByText(order.call),
    items: page.getByRole('region', { name: order.items }),
    unknown: page.getByRole('heading', { level: 1, name: order.unknown }),
  }
}

/** What opens the order in another program: its id from the address, its token from where the browser keeps it. */
export async function readOrderKey(page: Page): Promise<{ id: string; accessToken: string }> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const kept: { id: string; token: string }[] = JSON.parse(
    (await page.evaluate(() => window.localStorage.getItem('order_access'))) ?? '[]',
  )
  return { id, accessToken: kept.find((order) => order.id === id)?.token ?? '' }
}
