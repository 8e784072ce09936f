import type { OrderId } from '@shop/contract'
import type { Limit } from '../../../http/guard/rate-limits.ts'

/** Limits the requests of one order, because each sends a message. */
export function returnLimits(id: OrderId): Limit[] {
  return [{ name: 'return request', subject: id, max: 10, seconds: 24 * 60 * 60 }]
}

/** Limits the uploads of one order, because each is read into memory and decoded. */
export function returnPictureLimits(id: OrderId): Limit[] {
  return [{ name: 'return picture', subject: id, max: 40, seconds: 24 * 60 * 60 }]
}
