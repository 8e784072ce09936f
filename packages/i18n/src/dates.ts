import type { Language } from '@shop/contract'
import { localeOf } from './languages.ts'

/** Egyptians write the day first; `en-EG` puts the month first. */
const dateLocaleOf = { en: 'en-GB', ar: localeOf.ar } as const satisfies Record<Language, string>
const timeZone = 'Africa/Cairo'
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const

/** The day of an instant in Cairo: `20 November 2026`. */
export function formatDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], day).format(new Date(instant))
}

/** The day and the minute of an instant in Cairo. */
export function formatDateTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], minute).format(new Date(instant))
}
