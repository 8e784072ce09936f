import type { Language } from '@shop/contract'
import { localeOf } from './languages.ts'

const formatters = formattersOf({ maximumFractionDigits: 2 })
const measures = formattersOf({ maximumFractionDigits: 3, useGrouping: 'min2' })

/** A number with thousands marks, Latin digits and at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return formatters[language].format(value)
}

/** A measured number: thousands marks from five digits on, such as `1400` and `12,000`, and at most three decimals. */
export function formatMeasure(value: number, language: Language): string {
  return measures[language].format(value)
}

/** Keeps `30%` in this order after Arabic letters, where browsers show the sign before the number. */
export function keepPercents(text: string): string {
  return text.replace(/([\u0600-\u06ff][\s(«]*)(\d[\d.,]*%)/g, '$1\u200e$2')
}

function formattersOf(options: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> {
  return { en: new Intl.NumberFormat(localeOf.en, options), ar: new Intl.NumberFormat(localeOf.ar, options) }
}
