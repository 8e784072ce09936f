import { dayInCairo, type Language } from '@shop/contract'
import { localeOf } from './languages.ts'

/** Egyptians write the day first; `en-EG` puts the month first. */
export const dateLocaleOf = { en: 'en-GB', ar: localeOf.ar } as const satisfies Record<Language, string>
const timeZone = 'Africa/Cairo'
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const

/** A day of the calendar, `YYYY-MM-DD`, or that of an instant in Cairo, which is ahead of UTC: `20 November 2026`. */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], day).format(new Date(date))
}

/** The day and the minute of an instant in Cairo. */
export function formatDateTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], minute).format(new Date(instant))
}

const calendarDay = { ...day, timeZone: 'UTC' } as const
const calendarMonth = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Some days of the calendar, `YYYY-MM-DD`, both included: a whole month by its name, others as `4 – 10 April 2026`. */
export function formatSpan({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [new Date(from), new Date(to)]
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  const isMonth = first.getUTCDate() === 1 && last.getTime() === lastOfMonth.getTime()
  const format = new Intl.DateTimeFormat(dateLocaleOf[language], isMonth ? calendarMonth : calendarDay)
  return format.formatRange(first, last)
}

const weekday = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const halfYear = 183 * 86_400_000

/**
 * A day of the calendar, `YYYY-MM-DD`: `Tuesday 24 November`. It has its year, `Monday 29 November 2027`, if that is not
 * the year of today in Cairo and the day is more than half a year away: without it, people would take it for a nearer day.
 * Nobody does so with a delivery that is promised for the first days of January, or an offer that ends in spring.
 */
export function formatDay(date: string, language: Language): string {
  const today = dayInCairo(new Date())
  const isFar = Math.abs(Date.parse(date) - Date.parse(today)) > halfYear
  const year = isFar && date.slice(0, 4) !== today.slice(0, 4) ? 'numeric' : undefined
  // Both languages put a comma after the weekday.
  return new Intl.DateTimeFormat(dateLocaleOf[language], { ...weekday, year })
    .format(new Date(date))
    .replace(/[,،] /, ' ')
}

/** One day, or the first and the last: `Tuesday 24 November – Thursday 26 November`. */
export function formatDays({ from, to }: { from: string; to: string }, language: Language): string {
  return from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`
}

/** A time of day, `21:00`: `9:00 pm`. */
export function formatTime(time: string, language: Language): string {
  const moment = new Date(`2000-01-01T${time}:00Z`)
  const format = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocaleOf[language], format).format(moment)
}

/** Promised days in a text message: `24/11`, `24-26/11`, `30/11-2/12`. */
export function formatShortDays({ from, to }: { from: string; to: string }): string {
  const [first, last] = [new Date(from), new Date(to)]
  const month = (date: Date) => `/${date.getUTCMonth() + 1}`
  const end = `${last.getUTCDate()}${month(last)}`
  if (from === to) return end
  return `${first.getUTCDate()}${month(first) === month(last) ? '' : month(first)}-${end}`
}
