import type { Language } from '@shop/contract'
import { localeOf } from './languages.ts'

const formatters = {
  en: new Intl.NumberFormat(localeOf.en, { maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat(localeOf.ar, { maximumFractionDigits: 2 }),
} as const satisfies Record<Language, Intl.NumberFormat>

/** A number with thousands marks, Latin digits and at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return formatters[language].format(value)
}
