import { type Piastres, parsePounds } from '@shop/contract'
import type { PriceChange } from '@shop/contract/staff'

/**
 * A regular price after a bulk change: in whole pounds, rounded half up.
 *
 * @returns null when the price would not be above 0, or higher than a price may be
 */
export function changePrice(price: number, { unit, by }: PriceChange): Piastres | null {
  const exact = unit === 'percent' ? (price * (100 + by)) / 100 : price + by * 100
  const changed = toWholePounds(exact)
  return changed === null || changed <= 0 ? null : changed
}

function toWholePounds(amount: number): Piastres | null {
  // A share such as 10.1 % causes rounding errors of floating point.
  return parsePounds(Math.floor((Number(amount.toFixed(6)) + 50) / 100))
}
