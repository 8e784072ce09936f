import { formatExactMoney } from '@shop/i18n'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'

it.each(['', 'reports'])('on a phone each amount of the page /%s is in one line', async (path) => {
  await page.viewport(360, 740)
  await openShop()
  const price = 52_183.25
  const { id } = await createProduct(price)
  for (let order = 0; order < 3; order += 1) await placeOrder(id)
  const main = await openDashboard(path, 'ar')
  const amount = main.getByText(formatExactMoney(3 * price, 'ar'), { exact: true }).first()
  await expect.element(amount).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(amount.element())
  // Digits and letters of one line are several rectangles.
  expect(new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size).toBe(1)
  await checkPage()
})
