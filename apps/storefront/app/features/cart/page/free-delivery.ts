/**
 * Measures how far a cart is from free delivery, which begins above the threshold, not at it.
 *
 * @param subtotal in EGP, as all amounts here
 * @returns `missing`, the whole pounds that are enough to pass the threshold (0 once passed), and `share`, 0 to 1
 */
export function measureFreeDelivery(subtotal: number, freeDeliveryOver: number): { missing: number; share: number } {
  if (subtotal > freeDeliveryOver) return { missing: 0, share: 1 }
  const missing = Math.floor(freeDeliveryOver - subtotal) + 1
  return { missing, share: subtotal / (subtotal + missing) }
}
