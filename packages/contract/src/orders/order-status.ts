/** The life of an order (docs/domain.md). */
export const orderStatuses = [
  'pending_payment',
  'processing',
  'in_transit',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentMethods = ['cash', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
