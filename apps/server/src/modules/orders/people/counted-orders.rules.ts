import type { OrderStatus } from '@shop/contract'

/**
 * Orders that count in figures, and whose total is revenue (docs/domain.md): sold, and neither cancelled, expired nor returned. One
 * that waits for its card payment is not sold yet.
 */
export const countedStatuses = ['processing', 'in_transit', 'delivered'] as const satisfies readonly OrderStatus[]

/** Orders that still need whoever placed them: nobody is erased before they have ended. */
export const openStatuses = ['pending_payment', 'processing', 'in_transit'] as const satisfies readonly OrderStatus[]
