/** The life of an order (docs/domain.md). */
export const orderStatuses = [
  'pending_payment',
  'processing',
  'in_transit',
  'delivered',
  'returning',
  'cancelled',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The ways to pay before the delivery, at the payment provider. */
export const onlineMethods = ['card', 'wallet', 'kiosk', 'bank_installments', 'pay_later'] as const
export type OnlineMethod = (typeof onlineMethods)[number]

/** Those of them whose cost the plans of the settings say. */
export const planMethods = ['bank_installments', 'pay_later'] as const

export const paymentMethods = ['cash', ...onlineMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * `deposit_paid`: the card paid the deposit of a cash order, and the rest is due at the door. `collected`: the courier has the cash of a
 * delivered order, and the shop does not have it yet.
 */
export const paymentStatuses = ['unpaid', 'pending', 'deposit_paid', 'collected', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
