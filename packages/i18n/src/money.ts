import type { Language } from '@shop/contract'
import { formatNumber } from './numbers.ts'

/**
 * A price as Egyptian shops print it, rounded to whole pounds (rule G-07): `EGP 12,500`, `12,500 ج.م`.
 * The currency's word is our own: `Intl` adds invisible marks that differ between servers and browsers.
 *
 * @param egp pounds as they stand on the wire
 */
export function formatMoney(egp: number, language: Language): string {
  const pounds = formatNumber(Math.round(egp), language)
  return language === 'ar' ? `${pounds}\u00a0ج.م` : `EGP\u00a0${pounds}`
}
