import type { OrderStatus } from '@shop/contract'

/**
 * Orders that count in figures, and whose total is revenue (docs/domain.md): neither cancelled, expired nor returned. An order that
 * waits for its card payment is not sold yet.
 */
export const countedStatuses = ['processing', 'in_transit', 'delivered'] as const satisfies readonly OrderStatus[]

/** Orders in progress: a shopper is not erased before they have ended. */
export const openStatuses = ['pending_payment', 'processing', 'in_transit'] as const satisfies readonly OrderStatus[]

/** An order's number as people see it; `order-filter.repository.ts` reads what they type. */
export function showOrderNumber(number: number): string {
  return `NW-${number}`
}

/** Whether the person has been erased from an order (`erase-recipient.repository.ts`). */
export function isErased(order: { phone: string }): boolean {
  return order.phone === ''
}
