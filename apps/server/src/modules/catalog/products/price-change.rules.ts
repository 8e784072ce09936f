import { type Piastres, parsePounds } from '@shop/contract'
import type { PriceChange } from '@shop/contract/staff'

export type Prices = { price: number; originalPrice: number | null }

/**
 * Prices after a bulk change: in whole pounds, rounded half up. A former price that is not above the price is removed.
 *
 * @returns null when the price would not be above 0, or higher than a price may be
 */
export function changePrices({ price, originalPrice }: Prices, { unit, by, former }: PriceChange): Prices | null {
  const exact = unit === 'percent' ? (price * (100 + by)) / 100 : price + by * 100
  const changed = toWholePounds(exact)
  if (changed === null || changed <= 0) return null
  const formers = { keep: originalPrice, from_price: Math.max(price, originalPrice ?? 0), remove: null }
  const formerPrice = formers[former]
  return { price: changed, originalPrice: formerPrice !== null && formerPrice > changed ? formerPrice : null }
}

function toWholePounds(amount: number): Piastres | null {
  // A share such as 10.1 % causes rounding errors of floating point.
  return parsePounds(Math.floor((Number(amount.toFixed(6)) + 50) / 100))
}
