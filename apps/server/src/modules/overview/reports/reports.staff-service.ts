import {
  type AskedDivision,
  divisionOf,
  isLineDivision,
  isReportStep,
  type Report,
  type ReportDivision,
} from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { getSettings } from '../../settings/index.ts'
import { halvesOf, joinRows, type NamedPair, pairRows, periodBefore, type RowPair } from './report.rules.ts'
import {
  divideLines,
  divideOrders,
  listPartNames,
  type Period,
  type ReportRow,
  wholeKey,
} from './report-rows.repository.ts'
import { presentReport } from './reports.staff-presenter.ts'

/** Max rows on the screen, except steps of the period: one that is cut says something else. */
const maxRows = 100

/** The figures of a period, divided, beside those of the period before. */
export async function getReport(db: Db, asked: AskedDivision, period: Period): Promise<Report> {
  const division = divisionOf(asked, period)
  const { pairs, totals } = await readReport(db, division, period)
  const shown = isReportStep(division) ? pairs : pairs.slice(0, maxRows)
  const frame = { period, before: periodBefore(period), division, totals, rowCount: pairs.length }
  return presentReport(await namePairs(db, division, shown), frame)
}

/** All rows of a report, for a file. */
export async function listReportRows(db: Db, division: ReportDivision, period: Period): Promise<NamedPair[]> {
  return await namePairs(db, division, (await readReport(db, division, period)).pairs)
}

async function namePairs(db: Db, division: ReportDivision, pairs: readonly RowPair[]): Promise<NamedPair[]> {
  const keys = pairs.map(({ key }) => key)
  const named = isLineDivision(division) ? await listPartNames(db, division, keys) : []
  const names = new Map(named.map(({ key, en, ar }) => [key, { en, ar }]))
  return pairs.map((pair) => ({ ...pair, name: names.get(pair.key) ?? null }))
}

/** @returns `totals` has each order in one row */
async function readReport(
  db: Db,
  division: ReportDivision,
  period: Period,
): Promise<{ pairs: RowPair[]; totals: RowPair[] }> {
  const [now, before] = await Promise.all([divide(db, division, period), divide(db, division, periodBefore(period))])
  const pairs = pairRows(division, { now, before }, period)
  if (!isLineDivision(division)) return { pairs, totals: pairs }
  const isWhole = ({ key }: RowPair) => key === wholeKey
  return { pairs: pairs.filter((pair) => !isWhole(pair)), totals: pairs.filter(isWhole) }
}

async function divide(db: Db, division: ReportDivision, period: Period): Promise<ReportRow[]> {
  // Two processors halve the time of the longest queries.
  if (isLineDivision(division))
    return joinRows((await Promise.all(halvesOf(period).map((half) => divideLines(db, division, half)))).flat())
  if (isReportStep(division)) return await divideOrders(db, 'day', period, null)
  if (division !== 'confirmation') return await divideOrders(db, division, period, null)
  const { confirmationMinutes: minutes, callsFrom: from, callsTo: to } = await getSettings(db, 'en')
  return await divideOrders(db, division, period, { minutes, from, to })
}
