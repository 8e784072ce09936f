import { timingSafeEqual } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import { deriveKey, hashWithKey } from '../../../secrets.ts'

/**
 * The token that opens an order to the guest who placed it. It is computed from the order's id and the shop's secret, so nothing
 * that could leak is stored, and a repeated checkout gives the same one.
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
