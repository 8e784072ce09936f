import { countDays, isReportStep, type ReportDivision, type ReportStep } from '@shop/contract/staff'
import type { Period, ReportRow } from './report-rows.repository.ts'

/** A part of a period beside the same part of the period before; null where it had no orders. */
export type RowPair = {
  key: string
  /** The last day of a step. */
  lastDay: string | null
  now: ReportRow | null
  before: ReportRow | null
}

const dayMs = 24 * 60 * 60 * 1000

/** The two halves of a period; of a day the second one is empty. */
export function halvesOf({ from, to }: Period): Period[] {
  const middle = moveDay(from, Math.floor((countDays({ from, to }) - 1) / 2))
  return [
    { from, to: middle },
    { from: moveDay(middle, 1), to },
  ]
}

/** The period of the same length that ends on the day before. */
export function periodBefore(period: Period): Period {
  const days = countDays(period)
  return { from: moveDay(period.from, -days), to: moveDay(period.from, -1) }
}

/** @param day a Cairo day; days of the calendar are moved, so changes of the clocks do not matter */
export function moveDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** One for all comparisons: thousands of parts may have the same amount. */
const byKey = new Intl.Collator('en', { numeric: true })

/** Rows of a period and of the one before. */
export type RowsOfBoth = { now: readonly ReportRow[]; before: readonly ReportRow[] }

/** @param rows of a step, one for each day @returns pairs of rows, see `pairSteps`; else hours in their order and without gaps, others by the ordered amount */
export function pairRows(division: ReportDivision, rows: RowsOfBoth, period: Period): RowPair[] {
  if (isReportStep(division)) return pairSteps(division, rows, period)
  const now = new Map(rows.now.map((row) => [row.key, row]))
  const before = new Map(rows.before.map((row) => [row.key, row]))
  const pairOf = (key: string) => ({ key, lastDay: null, now: now.get(key) ?? null, before: before.get(key) ?? null })
  if (division === 'hour') return Array.from({ length: 24 }, (_, hour) => pairOf(String(hour)))
  const amount = ({ now: row }: RowPair) => row?.orderedPiastres ?? -1
  return [...new Set([...now.keys(), ...before.keys()])]
    .map(pairOf)
    .sort((one, other) => amount(other) - amount(one) || byKey.compare(one.key, other.key))
}

/**
 * Adds the rows of days up to steps, in their order and without gaps. A day stands beside the day at the same place of the period before, so a step stands
 * beside as many days, also when it is a part of a week or month.
 */
function pairSteps(step: ReportStep, rows: RowsOfBoth, period: Period): RowPair[] {
  const length = countDays(period)
  const days = Array.from({ length }, (_, index) => moveDay(period.from, index))
  const now = new Map(rows.now.map((row) => [row.key, row]))
  const before = new Map(rows.before.map((row) => [moveDay(row.key, length), row]))
  const steps = Map.groupBy(days, (day) => firstDayOf(step, day))
  return [...steps.values()].map((daysOfStep) => {
    const [key = period.from, lastDay = key] = [daysOfStep[0], daysOfStep.at(-1)]
    const sumOf = (byDay: Map<string, ReportRow>): ReportRow | null => {
      const found = daysOfStep.flatMap((day) => byDay.get(day) ?? [])
      return found.length === 0 ? null : { ...addRows(found), key, nameEn: null, nameAr: null }
    }
    return { key, lastDay, now: sumOf(now), before: sumOf(before) }
  })
}

/** The day on which the step of a day begins. */
function firstDayOf(step: ReportStep, day: string): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return step === 'day' ? day : moveDay(day, -((new Date(day).getUTCDay() + 1) % 7))
}

export type Sums = Omit<ReportRow, 'key' | 'nameEn' | 'nameAr'>

/** Joins rows of lines of different orders: those of one key become one row. */
export function joinRows(rows: readonly ReportRow[]): ReportRow[] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, same]) => ({
    key,
    nameEn: same[0]?.nameEn ?? null,
    nameAr: same[0]?.nameAr ?? null,
    ...addRows(same),
    units: same.reduce((sum, { units }) => sum + (units ?? 0), 0),
  }))
}

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
