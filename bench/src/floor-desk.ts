import { findLastBackup } from '../../apps/server/src/backup/last-backup.repository.ts'
import type { Db } from '../../apps/server/src/database/client.ts'
import { listCallers } from '../../apps/server/src/modules/orders/calls/call-claims.repository.ts'
import {
  countWaiting,
  listCalls,
  listWaitingOrders,
} from '../../apps/server/src/modules/orders/calls/order-calls.repository.ts'
import { countOtherOrders } from '../../apps/server/src/modules/orders/calls/phone-history.repository.ts'
import { listLines } from '../../apps/server/src/modules/orders/orders.repository.ts'
import { countViews } from '../../apps/server/src/modules/orders/packing/packing.repository.ts'
import { listDays } from '../../apps/server/src/modules/overview/days.repository.ts'
import { hasProducts, listBestSellers, listRunningOut } from '../../apps/server/src/modules/overview/sold.repository.ts'
import { listEmptySearches } from '../../apps/server/src/modules/search-desk/index.ts'

/** What the desk of the shop reads, without rights and rules. */
export const floorDesk: Record<string, (db: Db) => Promise<unknown>> = {
  '/overview'(db) {
    const now = new Date()
    return Promise.all([
      listDays(db, now, 30),
      listBestSellers(db, lastDays(now), 10),
      listEmptySearches(db, now, 30, 10),
      listRunningOut(db, now, { days: 30, threshold: 5, soonDays: 7, max: 50 }),
      findLastBackup(db),
      hasProducts(db),
    ])
  },
  '/views': countViews,
  async '/calls'(db) {
    const now = new Date()
    const counts = await countWaiting(db, now, now)
    const orders = await listWaitingOrders(db, 'to_call', now, { limit: 20, offset: 0 })
    const ids = orders.map(({ id }) => id)
    const [calls, lines, callers, histories] = await Promise.all([
      listCalls(db, ids),
      listLines(db, ids),
      listCallers(db, ids, now),
      countOtherOrders(db, orders),
    ])
    return { counts, orders, calls, lines, callers, histories: [...histories] }
  },
}

/** The last 30 days up to today. */
function lastDays(now: Date): { from: string; to: string } {
  const dayOf = (ago: number) => new Date(now.getTime() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return { from: dayOf(29), to: dayOf(0) }
}
