/** What delivery to a governorate costs. Both amounts in piastres, or both in EGP. */
export type DeliveryTerms = { fee: number; free_over: number | null }

/** The cost of delivering goods of a subtotal: nothing above the threshold, at it the fee (rule O-08). */
export function deliveryFor({ fee, free_over }: DeliveryTerms, subtotal: number): number {
  return free_over !== null && subtotal > free_over ? 0 : fee
}
