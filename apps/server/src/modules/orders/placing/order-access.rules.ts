import { timingSafeEqual } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import { deriveKey, hashWithKey } from '../../../secrets.ts'

/**
 * Makes the access token of a guest's order from its id and the shop's secret. So no token is stored, and a repeated checkout gives
 * the same one.
 */
export function makeAccessToken(secret: string, id: OrderId): string {
  return hashWithKey(deriveKey(secret, 'order access'), id)
}

/** Compares in constant time. */
export function isAccessToken(secret: string, id: OrderId, given: string): boolean {
  const expected = Buffer.from(makeAccessToken(secret, id))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
