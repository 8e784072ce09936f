/** Two Cairo days, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string }

/** Periods that are chosen by name. */
export const namedPeriods = [
  'today',
  'yesterday',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
  'this_year',
] as const
export type NamedPeriod = (typeof namedPeriods)[number]

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })

/** The days of a named period. */
export function daysOf(name: NamedPeriod, now: Date): Period {
  const today = cairoDay.format(now)
  const month = today.slice(0, 7)
  const lastOfMonthBefore = moveDays(`${month}-01`, -1)
  const periods: Record<NamedPeriod, Period> = {
    today: { from: today, to: today },
    yesterday: { from: moveDays(today, -1), to: moveDays(today, -1) },
    last_7: { from: moveDays(today, -6), to: today },
    last_30: { from: moveDays(today, -29), to: today },
    this_month: { from: `${month}-01`, to: today },
    last_month: { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore },
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
  return periods[name]
}

function moveDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
