import { test as base } from './order-test.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

/** The id of nobody's property: what is sent to it in a journey never leaves the browser. */
export const measurementId = 'G-JOURNEYS01'

/** A journey in a shop that nobody else is in: it counts visits, and its clock can be moved. */
export const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openOwnShop({ GA_MEASUREMENT_ID: measurementId })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.origin),
})

export { expect } from '@playwright/test'
