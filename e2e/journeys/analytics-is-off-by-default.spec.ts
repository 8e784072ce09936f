import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/order-test.ts'

test(
  'a shop without a measurement id sends requests to no third party',
  once,
  async ({ page, baseURL, putInCart, buy, orderPage }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.goto(paths.products())
    await putInCart()
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  },
)
