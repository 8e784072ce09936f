import {
  type AskedDivision,
  divisionOf,
  isLineDivision,
  isReportStep,
  type LineDivision,
  type Report,
  type ReportDivision,
} from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { getSettings } from '../../settings/index.ts'
import { halvesOf, joinRows, pairRows, periodBefore, type RowPair } from './report.rules.ts'
import {
  divideLines,
  divideOrders,
  hasOrders,
  type Period,
  type ReportRow,
  wholeKey,
} from './report-rows.repository.ts'
import { presentReport } from './reports.staff-presenter.ts'

/** The figures of a period, divided, beside those of the period before. */
export async function getReport(db: Db, asked: AskedDivision, period: Period): Promise<Report> {
  const division = divisionOf(asked, period)
  const { pairs, totals } = await readReport(db, division, period)
  return presentReport(pairs, { period, before: periodBefore(period), division, totals })
}

/** All rows of a report, for a file. */
export async function listReportRows(db: Db, division: ReportDivision, period: Period): Promise<RowPair[]> {
  return (await readReport(db, division, period)).pairs
}

/** @returns `totals` has each order in one row */
async function readReport(
  db: Db,
  division: ReportDivision,
  period: Period,
): Promise<{ pairs: RowPair[]; totals: RowPair[] }> {
  const periodOfBefore = periodBefore(period)
  // Two processors halve the time of the longest queries: each works on one period, or on one half of the only one that has orders.
  const isInHalves = isLineDivision(division) && !(await hasOrders(db, periodOfBefore))
  const [now, before] = await Promise.all([
    isInHalves ? divideHalves(db, division, period) : divide(db, division, period),
    divide(db, division, periodOfBefore),
  ])
  const pairs = pairRows(division, { now, before }, period)
  if (!isLineDivision(division)) return { pairs, totals: pairs }
  const isWhole = ({ key }: RowPair) => key === wholeKey
  return { pairs: pairs.filter((pair) => !isWhole(pair)), totals: pairs.filter(isWhole) }
}

async function divideHalves(db: Db, division: LineDivision, period: Period): Promise<ReportRow[]> {
  return joinRows((await Promise.all(halvesOf(period).map((half) => divideLines(db, division, half)))).flat())
}

async function divide(db: Db, division: ReportDivision, period: Period): Promise<ReportRow[]> {
  if (isLineDivision(division)) return await divideLines(db, division, period)
  if (isReportStep(division)) return await divideOrders(db, 'day', period, null)
  if (division !== 'confirmation') return await divideOrders(db, division, period, null)
  const { confirmationMinutes: minutes, callsFrom: from, callsTo: to } = await getSettings(db, 'en')
  return await divideOrders(db, division, period, { minutes, from, to })
}
