import type { OrderCeilings } from '../../settings/index.ts'

/** A signed-in shopper with a verified phone may order this many times a guest's amount without a code. */
const verifiedFactor = 4

export type OrderedUnits = { productId: number; quantity: number }

/** Ceilings for a guest or a shopper with a verified phone. */
export function ceilingsOf(guest: OrderCeilings, isVerified: boolean): OrderCeilings {
  if (!isVerified) return guest
  const { perProduct, units, total } = guest
  return { perProduct: perProduct * verifiedFactor, units: units * verifiedFactor, total: total * verifiedFactor }
}

/**
 * The largest share that an order uses of any ceiling; above 1 it exceeds one.
 *
 * @param total in piastres
 */
export function shareOfCeilings(lines: readonly OrderedUnits[], total: number, ceilings: OrderCeilings): number {
  const perProduct = new Map<number, number>()
  for (const { productId, quantity } of lines) perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity)
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // With a total ceiling of zero every order needs a code.
  const shareOfTotal = ceilings.total === 0 ? Number.POSITIVE_INFINITY : total / ceilings.total
  return Math.max(Math.max(0, ...perProduct.values()) / ceilings.perProduct, units / ceilings.units, shareOfTotal)
}
