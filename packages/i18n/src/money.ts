import type { Language } from '@shop/contract'
import { localeOf } from './languages.ts'
import { formatNumber } from './numbers.ts'

/**
 * A price as Egyptian shops print it, rounded to whole pounds (rule G-07): `EGP 12,500`, `12,500 ج.م`. We write the
 * currency ourselves: `Intl` adds invisible marks that differ between servers and browsers.
 *
 * @param egp pounds, as the API sends them
 */
export function formatMoney(egp: number, language: Language): string {
  return withCurrency(formatNumber(Math.round(egp), language), language)
}

/**
 * The same with piastres, where there are any: `EGP 12,499.50`. For invoices and for staff.
 *
 * @param egp pounds, as the API sends them
 */
export function formatExactMoney(egp: number, language: Language): string {
  return withCurrency(formatPounds(egp, language), language)
}

/**
 * The same for sentences that name the currency themselves: `12,499.50`.
 *
 * @param egp pounds, as the API sends them
 */
export function formatPounds(egp: number, language: Language): string {
  const pounds = formatNumber(egp, language)
  return /\.\d$/.test(pounds) ? `${pounds}0` : pounds
}

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const amounts = {
  en: new Intl.NumberFormat(localeOf.en, decimals),
  ar: new Intl.NumberFormat(localeOf.ar, decimals),
} as const satisfies Record<Language, Intl.NumberFormat>

/**
 * The same for table columns that name their currency once: no currency, always with piastres: `12,499.00`.
 *
 * @param egp pounds, as the API sends them
 */
export function formatAmount(egp: number, language: Language): string {
  return amounts[language].format(egp)
}

function withCurrency(pounds: string, language: Language): string {
  return language === 'ar' ? `${pounds}\u00a0ج.م` : `EGP\u00a0${pounds}`
}
