import { countDays, type ReportDivision } from '@shop/contract/staff'
import type { Period, ReportRow } from './report-rows.repository.ts'

/** A part of a period beside the same part of the period before; null where it had no orders. */
export type RowPair = { key: string; now: ReportRow | null; before: ReportRow | null }

const dayMs = 24 * 60 * 60 * 1000

/** The period of the same length that ends on the day before. */
export function periodBefore(period: Period): Period {
  const days = countDays(period)
  return { from: moveDay(period.from, -days), to: moveDay(period.from, -1) }
}

/** @param day a Cairo day; days of the calendar are moved, so changes of the clocks do not matter */
function moveDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Puts the rows of both periods side by side: days and hours in their order and without gaps, others by the ordered amount. A day
 * stands beside the day at the same place of the period before.
 */
export function pairRows(division: ReportDivision, rows: readonly ReportRow[], period: Period): RowPair[] {
  const days = countDays(period)
  const keyNow = (row: ReportRow) => (row.isBefore && division === 'day' ? moveDay(row.key, days) : row.key)
  const now = new Map(rows.filter((row) => !row.isBefore).map((row) => [row.key, row]))
  const before = new Map(rows.filter((row) => row.isBefore).map((row) => [keyNow(row), row]))
  const pairOf = (key: string): RowPair => ({ key, now: now.get(key) ?? null, before: before.get(key) ?? null })
  if (division === 'day') return Array.from({ length: days }, (_, index) => pairOf(moveDay(period.from, index)))
  if (division === 'hour') return Array.from({ length: 24 }, (_, hour) => pairOf(String(hour)))
  const amount = ({ now: row }: RowPair) => row?.orderedPiastres ?? -1
  return [...new Set([...now.keys(), ...before.keys()])]
    .map(pairOf)
    .sort((one, other) => amount(other) - amount(one) || one.key.localeCompare(other.key, 'en', { numeric: true }))
}

export type Sums = Omit<ReportRow, 'key' | 'nameEn' | 'nameAr' | 'isBefore'>

/** Adds rows up. Orders of several lines count once in each of their parts, so only amounts and units of lines may be added. */
export function addRows(rows: readonly ReportRow[]): Sums {
  const sum = (
    figure:
      | 'orders'
      | 'orderedPiastres'
      | 'delivered'
      | 'deliveredPiastres'
      | 'receivedPiastres'
      | 'refused'
      | 'handedOver',
  ) => rows.reduce((total, row) => total + row[figure], 0)
  return {
    orders: sum('orders'),
    units: null,
    orderedPiastres: sum('orderedPiastres'),
    delivered: sum('delivered'),
    deliveredPiastres: sum('deliveredPiastres'),
    receivedPiastres: sum('receivedPiastres'),
    refused: sum('refused'),
    handedOver: sum('handedOver'),
    toConfirm: null,
    confirmedInTime: null,
  }
}
