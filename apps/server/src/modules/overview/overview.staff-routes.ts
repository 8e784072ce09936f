import { dayInCairo } from '@shop/contract'
import { type Overview, overviewStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { findLastBackup } from '../../backup/last-backup.repository.ts'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { countKeptPromises } from '../orders/index.ts'
import { listEmptySearches } from '../search-desk/index.ts'
import { listDays } from './days.repository.ts'
import {
  presentBestSeller,
  presentDay,
  presentFigures,
  presentPunctuality,
  presentRunningOut,
} from './overview.presenter.ts'
import { moveDay } from './reports/report.rules.ts'
import { registerReports } from './reports/reports.staff-routes.ts'
import { hasProducts, listBestSellers, listRunningOut } from './sold.repository.ts'

/** Length of the overview in Cairo days, today included. */
const days = 30
/** A variant is running out when its stock lasts this many days or fewer, at the recent pace. */
const soonDays = 7
/** Max best sellers and max searches. */
const max = 10
const maxRunningOut = 50

export function registerOverview(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  registerReports(app, { db })
  bindEndpoints(app, overviewStaffEndpoints, {
    getOverview: ({ query }) => getOverview(db, readClock(), query.threshold),
    async getPunctuality({ query }) {
      return presentPunctuality(await countKeptPromises(db, readClock(), query.days))
    },
  })
}

/** @param threshold a variant with this many units or fewer is running out */
async function getOverview(db: Db, now: Date, threshold: number): Promise<Overview> {
  const today = dayInCairo(now)
  const [rows, bestSellers, emptySearches, runningOut, lastBackup, isStocked] = await Promise.all([
    listDays(db, now, days),
    listBestSellers(db, { from: moveDay(today, 1 - days), to: today }, max),
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
