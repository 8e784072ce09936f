import type { PhoneNumber } from '@shop/contract'
import type { Limit } from '../../http/rate-limits.ts'

const hour = 60 * 60

/**
 * How often orders may be placed: each takes stock before anybody has paid, and tells a phone of it. A phone gets a sixth of what an
 * address gets, behind which many people may be.
 *
 * @param ordersPerHour of one address
 */
export function placingLimits(
  { phone, address }: { phone: PhoneNumber; address: string },
  ordersPerHour: number,
): Limit[] {
  return [
    { name: 'order phone', subject: phone, most: Math.ceil(ordersPerHour / 6), seconds: hour },
    { name: 'order address', subject: address, most: ordersPerHour, seconds: hour },
  ]
}
