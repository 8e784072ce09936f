import type { CouponKind } from '@shop/contract'

/** What a coupon takes off; amounts in piastres. */
export type CouponTerms = {
  kind: CouponKind
  percentBp: number | null
  amountPiastres: number | null
  categoryIds: readonly number[]
}

export type DiscountableLine = { total: number; categoryId: number }

/**
 * Works out the discount of each line. A percentage is rounded down to a piastre. The parts add up to it, by the totals of the lines:
 * each is rounded down, then the largest remainders get a piastre more.
 *
 * @returns piastres, never more than the line costs; all 0 for free delivery
 */
export function discountLines(terms: CouponTerms, lines: readonly DiscountableLine[]): number[] {
  const isMeant = ({ categoryId }: DiscountableLine) =>
    terms.categoryIds.length === 0 || terms.categoryIds.includes(categoryId)
  const weights = lines.map((line) => (isMeant(line) ? BigInt(line.total) : 0n))
  const goods = weights.reduce((sum, weight) => sum + weight, 0n)
  if (goods === 0n) return lines.map(() => 0)
  return split(discountOf(terms, goods), weights, goods)
}

function discountOf({ kind, percentBp, amountPiastres }: CouponTerms, goods: bigint): bigint {
  if (kind === 'free_delivery') return 0n
  const most = amountPiastres === null ? goods : BigInt(amountPiastres)
  const wanted = kind === 'percent' ? (goods * BigInt(percentBp ?? 0)) / 10_000n : most
  return [most, goods].reduce((least, limit) => (limit < least ? limit : least), wanted)
}

function split(amount: bigint, weights: readonly bigint[], sum: bigint): number[] {
  const parts = weights.map((weight) => (amount * weight) / sum)
  const missing = Number(amount - parts.reduce((total, part) => total + part, 0n))
  const rest = (place: number) => (amount * (weights[place] ?? 0n)) % sum
  const places = parts.map((_, place) => place)
  places.sort((a, b) => (rest(a) === rest(b) ? a - b : rest(a) > rest(b) ? -1 : 1))
  const raised = new Set(places.slice(0, missing))
  return parts.map((part, place) => Number(part) + (raised.has(place) ? 1 : 0))
}
