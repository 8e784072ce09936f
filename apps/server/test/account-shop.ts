import { type AccountCalls, makeAccountCalls } from './account-calls.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, type TestShopOptions } from './app.ts'
import { createClock, type TestClock } from './clock.ts'

export type AccountShop = TestShop &
  AccountCalls & {
    clock: TestClock
    /** Opens one more process of the shop, by the same clock. */
    openNeighbour(options?: TestShopOptions): Promise<AccountNeighbour>
  }
export type AccountNeighbour = TestProcess & AccountCalls

/** A shop with a stopped clock, and the calls of accounts. */
export async function openAccountShop(options: TestShopOptions = {}): Promise<AccountShop> {
  const clock = createClock()
  const readClock = () => clock.now
  const shop = await openTestShop({ readClock, ...options })
  return {
    ...shop,
    ...makeAccountCalls(shop.app),
    clock,
    async openNeighbour(given = {}) {
      const process = await openProcess(shop, { readClock, ...given })
      return { ...process, ...makeAccountCalls(process.app) }
    },
  }
}
