import { test as base } from './order-test.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

/** An invented measurement id; journeys block requests to it. */
export const measurementId = 'G-JOURNEYS01'

/** A journey in a separate shop, with Google Analytics unless `shopSettings` say otherwise; it may change the clock and the settings. */
export const test = base.extend<{ shopSettings: Record<string, string>; ownShop: OwnShop }>({
  shopSettings: async ({ browserName: _browser }, use) => use({ GA_MEASUREMENT_ID: measurementId }),
  ownShop: [
    async ({ shopSettings }, use) => {
      const shop = await openOwnShop(shopSettings)
      await use(shop)
      await shop.close()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.origin),
})

export { expect } from '@playwright/test'
