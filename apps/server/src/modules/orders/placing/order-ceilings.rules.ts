import type { OrderCeilings } from '../../settings/index.ts'

/** A shopper who is signed in with a verified phone may order so many times what a guest may before a code is needed. */
const verifiedFactor = 4

export type OrderedUnits = { productId: number; quantity: number }

/** The ceilings of whoever orders. */
export function ceilingsOf(guest: OrderCeilings, isVerified: boolean): OrderCeilings {
  if (!isVerified) return guest
  const { perProduct, units, total } = guest
  return { perProduct: perProduct * verifiedFactor, units: units * verifiedFactor, total: total * verifiedFactor }
}

/**
 * How much of its ceilings an order uses, by the one it uses most of; above 1 it is beyond them.
 *
 * @param total in piastres
 */
export function shareOfCeilings(lines: readonly OrderedUnits[], total: number, ceilings: OrderCeilings): number {
  const perProduct = new Map<number, number>()
  for (const { productId, quantity } of lines) perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity)
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // A total ceiling of zero asks for a code for every order.
  const shareOfTotal = ceilings.total === 0 ? Number.POSITIVE_INFINITY : total / ceilings.total
  return Math.max(Math.max(0, ...perProduct.values()) / ceilings.perProduct, units / ceilings.units, shareOfTotal)
}
