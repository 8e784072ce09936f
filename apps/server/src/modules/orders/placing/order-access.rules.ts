import type { OrderId } from '@shop/contract'
import { deriveKey, hashWithKey, isSameSecret } from '../../../secrets.ts'

/**
 * Makes the access token of a guest's order from its id and the shop's secret. So no token is stored, and a repeated checkout gives
 * the same one.
 */
export function makeAccessToken(secret: string, id: OrderId): string {
  return hashWithKey(deriveKey(secret, 'order access'), id)
}

export function isAccessToken(secret: string, id: OrderId, given: string): boolean {
  return isSameSecret(makeAccessToken(secret, id), given)
}
