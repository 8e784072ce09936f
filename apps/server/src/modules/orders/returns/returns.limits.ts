import type { OrderId } from '@shop/contract'
import type { Limit } from '../../../http/guard/rate-limits.ts'

/** Limits the requests of one order, because each sends a message. */
export function returnLimits(id: OrderId): Limit[] {
  return [{ name: 'return request', subject: id, max: 10, seconds: 24 * 60 * 60 }]
}
