import { test as base } from './order-test.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

/** The id of nobody's property: what is sent to it in a journey never leaves the browser. */
export const measurementId = 'G-JOURNEYS01'

/** A journey in a shop that no other journey is in: it counts visits, and a journey may set its clock and its settings as it likes. */
export const test = base.extend<{ ownShop: OwnShop }>({
  ownShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openOwnShop({ GA_MEASUREMENT_ID: measurementId })
      await use(shop)
      await shop.close()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.origin),
})

export { expect } from '@playwright/test'
