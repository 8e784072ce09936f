import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/test.ts'

test(
  'a shop without a measurement id sends requests to no third party',
  once,
  async ({ page, baseURL, putInCart, checkoutPage }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.goto(paths.products())
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.place).toBeVisible()
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  },
)
