import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderId } from '@shop/contract'

/**
 * The token that opens an order to the guest who placed it. It is computed from the order's id and the shop's secret, so nothing
 * that could leak is stored, and a repeated checkout gives the same one.
 */
export function makeAccessToken(secret: string, id: OrderId): string {
  return createHmac('sha256', secret).update(`order access ${id}`).digest('base64url')
}

/** Compares in constant time. */
export function isAccessToken(secret: string, id: OrderId, given: string): boolean {
  const expected = Buffer.from(makeAccessToken(secret, id))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
