import type { Overview } from '@shop/contract/staff'
import { findLastBackup } from '../../backup/last-backup.repository.ts'
import type { Db } from '../../database/client.ts'
import { listEmptySearches } from '../search/index.ts'
import { listDays } from './days.repository.ts'
import { presentBestSeller, presentDay, presentFigures, presentRunningOut } from './overview.presenter.ts'
import { hasProducts, listBestSellers, listRunningOut } from './sold.repository.ts'

/** How far the overview looks back, today included, in Cairo days. */
const days = 30
/** Stock that lasts no longer than this many days is running out, whatever its number. */
const soonDays = 7
/** How many products and searches are shown. */
const max = 10
const maxRunningOut = 50

/** @param threshold the stock, in units, that counts as running out */
export async function getOverview(db: Db, now: Date, threshold: number): Promise<Overview> {
  const [rows, bestSellers, emptySearches, runningOut, lastBackup, isStocked] = await Promise.all([
    listDays(db, now, days),
    listBestSellers(db, now, days, max),
    listEmptySearches(db, now, days, max),
    listRunningOut(db, now, { days, threshold, soonDays, max: maxRunningOut }),
    findLastBackup(db),
    hasProducts(db),
  ])
  return {
    at: now.toISOString(),
    today: presentFigures(rows.slice(-1)),
    last_30_days: presentFigures(rows),
    days: rows.map(presentDay),
    has_products: isStocked,
    best_sellers: bestSellers.map(presentBestSeller),
    empty_searches: emptySearches.map(({ lastDay, ...search }) => ({ ...search, last_day: lastDay })),
    running_out: runningOut.map(presentRunningOut),
    last_backup_at: lastBackup?.toISOString() ?? null,
  }
}
