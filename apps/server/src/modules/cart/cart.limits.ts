import type { Limit } from '../../http/guard/rate-limits.ts'

/**
 * How many carts guests may begin behind one address, which many people may share: each is kept for months.
 *
 * @param ordersPerHour that the address may place, a fifth of its carts; null for as many as come
 */
export function newCartLimits(address: string, ordersPerHour: number | null): Limit[] {
  if (ordersPerHour === null) return []
  return [{ name: 'cart address', subject: address, max: 5 * ordersPerHour, seconds: 60 * 60 }]
}
