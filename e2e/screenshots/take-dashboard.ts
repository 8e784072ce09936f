import type { Page } from '@playwright/test'
import type { Language } from '@shop/contract'
import { placeOrder } from '../pages/place-order.ts'
import { openShopClient } from '../pages/shop-client.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { listDashboardPages } from './dashboard-pages.ts'

/** Places orders, so that the lists are not empty. */
export async function placeSomeOrders(origin: string): Promise<void> {
  const client = openShopClient(origin, 'ar')
  for (const payment_method of ['cash', 'card', 'cash'] as const) await placeOrder(client, { payment_method })
}

/** Takes a screenshot of every page of the dashboard as the demo's administrator. */
export async function takeDashboard(
  page: Page,
  origin: string,
  language: Language,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const { access, refresh, user } = await logInByApi(origin, language, demoAdmin)
  const saved = {
    auth_tokens: JSON.stringify({ access, refresh }),
    user_data: JSON.stringify(user),
    auth_token: access,
  }
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) window.localStorage.setItem(key, value)
  }, saved)
  for (const [name, path] of await listDashboardPages(openStaffClient(origin, language, access))) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).first().waitFor()
    await page.getByRole('progressbar').first().waitFor({ state: 'hidden' })
    await take(name)
  }
}
