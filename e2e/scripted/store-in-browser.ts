import type { Page } from '@playwright/test'
import type { logInByApi } from '../pages/staff-client.ts'
import type { ScriptedShop } from './fill-shop.ts'

/** Stores a login, the tokens of both orders, a favourite and a compared product in a browser. */
export async function storeInBrowser(
  page: Page,
  { product, fromCart, atOnce }: ScriptedShop,
  { access, refresh, user }: Awaited<ReturnType<typeof logInByApi>>,
): Promise<void> {
  const saved = {
    auth_tokens: JSON.stringify({ access, refresh }),
    user_data: JSON.stringify(user),
    auth_token: access,
    order_access: JSON.stringify(
      [fromCart, atOnce].map(({ order: { id, number }, access_token: token }) => ({ id, token, number })),
    ),
    favorites: JSON.stringify([product]),
    compare: JSON.stringify([product]),
  }
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) window.localStorage.setItem(name, value)
  }, saved)
}
