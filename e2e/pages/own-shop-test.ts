import { test as base } from './order-test.ts'
import { openOwnShop } from './own-shop.ts'

/** An invented measurement id; journeys block requests to it. */
export const measurementId = 'G-JOURNEYS01'

/** A journey in a separate shop, with Google Analytics; it may change the settings. */
export const test = base.extend<{ ownShop: string }>({
  ownShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openOwnShop({ GA_MEASUREMENT_ID: measurementId })
      await use(shop.origin)
      await shop.close()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
})

export { expect } from '@playwright/test'
