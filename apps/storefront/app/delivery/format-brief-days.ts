import type { Language } from '@shop/contract'
import { dateLocaleOf } from '@shop/i18n'

const briefDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** Promised days in a narrow place: `Tue 24 Nov`, `24–26 Nov`, `30 Nov – 2 Dec`. */
export function formatBriefDays({ from, to }: { from: string; to: string }, language: Language): string {
  const format = (date: string, options: Intl.DateTimeFormatOptions = briefDay) =>
    new Intl.DateTimeFormat(dateLocaleOf[language], options).format(new Date(date)).replace(/[,،] /, ' ')
  if (from === to) return format(from, { weekday: 'short', ...briefDay })
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? `${Number(from.slice(8))}–${format(to)}` : `${format(from)} – ${format(to)}`
}
