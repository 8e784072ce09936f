import type { PhoneNumber } from '@shop/contract'
import type { Limit } from '../../http/rate-limits.ts'

const hour = 60 * 60

/**
 * How often orders may be placed: each takes stock before anybody has paid, and tells a phone of it. A phone gets a twentieth of what
 * an address gets, behind which half a town may be: mobile networks give one to many.
 *
 * @param ordersPerHour of one address; null for as many as come
 */
export function placingLimits(
  { phone, address }: { phone: PhoneNumber; address: string },
  ordersPerHour: number | null,
): Limit[] {
  if (ordersPerHour === null) return []
  return [
    { name: 'order phone', subject: phone, most: Math.ceil(ordersPerHour / 20), seconds: hour },
    { name: 'order address', subject: address, most: ordersPerHour, seconds: hour },
  ]
}
