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
import { pairRows, periodBefore, type RowPair } from './report.rules.ts'
import { divideLines, divideOrders, type Period, type ReportRow } from './report-rows.repository.ts'
import { presentReport } from './reports.staff-presenter.ts'

/** The figures of a period, divided, beside those of the period before. */
export async function getReport(db: Db, asked: AskedDivision, period: Period): Promise<Report> {
  const division = divisionOf(asked, period)
  const before = periodBefore(period)
  // Orders of several lines count once in the total, so it is divided by nothing but the way to pay.
  const [rows, totals] = await Promise.all([
    divide(db, division, period, before),
    divideOrders(db, 'payment_method', period, before, null),
  ])
  return presentReport(pairRows(division, rows, period), { period, before, division, totals })
}

/** All rows of a report, for a file. */
export async function listReportRows(db: Db, division: ReportDivision, period: Period): Promise<RowPair[]> {
  return pairRows(division, await divide(db, division, period, periodBefore(period)), period)
}

async function divide(db: Db, division: ReportDivision, period: Period, before: Period): Promise<ReportRow[]> {
  if (isLineDivision(division)) return await divideLines(db, division, period, before)
  if (isReportStep(division)) return await divideOrders(db, 'day', period, before, null)
  if (division !== 'confirmation') return await divideOrders(db, division, period, before, null)
  const { confirmationMinutes: minutes, callsFrom: from, callsTo: to } = await getSettings(db, 'en')
  return await divideOrders(db, division, period, before, { minutes, from, to })
}
