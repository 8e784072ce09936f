import type { Brand } from './brand.ts'

/** Egyptian money in piastres (EGP 1 = 100): a whole, safe number. Differences may be negative, stored amounts may not. */
export type Piastres = Brand<number, 'Piastres'>

/** A share in hundredths of a percent: 1400 is 14 %. */
export type BasisPoints = Brand<number, 'BasisPoints'>

/** Value added tax contained in every price (Law 67 of 2016). */
export const vatRate = 1400 as BasisPoints

/** The highest amount that anybody may name, such as a price: EGP 100 million. */
const maxAmount = 10_000_000_000

/** The highest that amounts come to, such as the fullest cart of the highest prices: EGP 1 trillion. A number holds it exactly. */
const maxSum = 100_000_000_000_000

/** @throws RangeError when the amount is not a whole number of piastres in the shop's range */
export function piastres(amount: number): Piastres {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > maxSum) {
    throw new RangeError(`Not an amount in piastres: ${amount}`)
  }
  return amount as Piastres
}

/** What a sum of some dozens of amounts may miss, as a share of it: 0.1 + 0.2 is 0.30000000000000004. */
const dust = 2 ** -46

/**
 * Reads an amount in pounds with at most two decimals, as requests and tables carry it. The dust of a floating sum is no third decimal.
 *
 * @param max in piastres
 * @returns null when it is not such an amount, or above the maximum
 */
export function parsePounds(pounds: number, max: number = maxAmount): Piastres | null {
  const amount = Math.round(pounds * 100)
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > max) return null
  return Math.abs(amount / 100 - pounds) <= Math.min(Math.abs(pounds) * dust, 0.0001) ? (amount as Piastres) : null
}

/** An amount in pounds without the dust of a floating sum; everything else stays. */
export function dropDust(pounds: number): number {
  const amount = parsePounds(pounds, maxSum)
  return amount === null ? pounds : toPounds(amount)
}

/** Pounds for the wire and for analytics: a JSON number with at most two decimals. */
export function toPounds(amount: Piastres): number {
  return amount / 100
}

export function addMoney(...amounts: readonly Piastres[]): Piastres {
  return piastres(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** The price of several units. */
export function multiplyMoney(amount: Piastres, units: number): Piastres {
  return piastres(amount * units)
}

/** The tax inside a gross amount, rounded half up to the piastre: `gross × rate / (100 % + rate)`. */
export function containedTax(gross: Piastres, rate: BasisPoints = vatRate): Piastres {
  const whole = BigInt(10_000 + rate)
  return piastres(Number((BigInt(gross) * BigInt(rate) * 2n + whole) / (2n * whole)))
}
