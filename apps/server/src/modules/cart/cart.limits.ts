import type { Limit } from '../../http/rate-limits.ts'

/** How many carts guests may begin behind one address, which many people may share: each is kept for months. */
export function newCartLimits(address: string): Limit[] {
  return [{ name: 'cart address', subject: address, most: 1000, seconds: 60 * 60 }]
}
