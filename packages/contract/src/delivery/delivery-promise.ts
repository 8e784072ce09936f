import { readCairoClock } from '../values/cairo-clock.ts'

/** The time and the days on which the shop hands parcels over and the carrier delivers. */
export type DeliveryCalendar = {
  /** Time of day in Cairo, `HH:MM`. An order from then on counts as one of the next day. */
  cut_off: string
  /** Days of the week with delivery, 1 (Monday) to 7 (Sunday). At least one. */
  weekdays: readonly number[]
  /** Days without delivery, `YYYY-MM-DD`. */
  holidays: readonly string[]
}

/** Working days from the order to the door: at least `days_from`, at most `days_to`. */
export type DeliveryDays = { days_from: number; days_to: number }

/** The first and the last day of a promised delivery, `YYYY-MM-DD` in Cairo. */
export type DeliveryPromise = { from: string; to: string }

/**
 * Dates the delivery of an order that is placed now. Day 0 is today, if it is a working day and the cut-off is still to come; else it
 * is the next working day. From day 0 on, only working days count.
 *
 * @throws RangeError when the calendar has no working day
 */
export function promiseFor(days: DeliveryDays, calendar: DeliveryCalendar, now: Date): DeliveryPromise {
  const { day, time } = readCairoClock(now)
  const dayZero = findWorkingDay(time < calendar.cut_off ? day : addDays(day, 1), calendar)
  const from = addWorkingDays(dayZero, days.days_from, calendar)
  return { from, to: addWorkingDays(from, days.days_to - days.days_from, calendar) }
}

function addWorkingDays(start: string, count: number, calendar: DeliveryCalendar): string {
  let day = start
  for (let counted = 0; counted < count; counted++) day = findWorkingDay(addDays(day, 1), calendar)
  return day
}

/** The day itself or the first working day after it. */
function findWorkingDay(start: string, calendar: DeliveryCalendar): string {
  // Each week has a working day, unless a holiday takes it.
  const weeks = calendar.weekdays.length === 0 ? 0 : calendar.holidays.length + 1
  let day = start
  for (let tried = 0; tried < 7 * weeks; tried++) {
    if (calendar.weekdays.includes(weekdayOf(day)) && !calendar.holidays.includes(day)) return day
    day = addDays(day, 1)
  }
  throw new RangeError('The delivery calendar has no working day')
}

function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

/** 1 (Monday) to 7 (Sunday). */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
