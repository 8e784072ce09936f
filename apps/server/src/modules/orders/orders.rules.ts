import type { OrderStatus } from '@shop/contract'

/**
 * Statuses that count as sold and as revenue (docs/domain.md). Cancelled, expired, returning and returned orders do not
 * count, nor do orders that wait for their payment.
 */
export const countedStatuses = ['processing', 'in_transit', 'delivered'] as const satisfies readonly OrderStatus[]

/** Statuses of orders in progress. A shopper with such an order cannot be erased. */
export const openStatuses = [
  'pending_payment',
  'processing',
  'in_transit',
  'returning',
] as const satisfies readonly OrderStatus[]

/** Formats an order's number for people. `order-filter.repository.ts` parses it. */
export function showOrderNumber(number: number): string {
  return `NW-${number}`
}

/** Tells whether the person was erased from an order (`erase-recipient.repository.ts`). */
export function isErased(order: { phone: string }): boolean {
  return order.phone === ''
}
