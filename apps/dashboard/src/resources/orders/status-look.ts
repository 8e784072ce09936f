import type { OrderStatus, PaymentStatus } from '@shop/contract'
import type { Tone } from '../../ui/status-chip.tsx'

/** How each state looks. */
export const toneOfStatus = {
  pending_payment: 'waiting',
  processing: 'calm',
  in_transit: 'calm',
  delivered: 'good',
  cancelled: 'plain',
  returned: 'plain',
} as const satisfies Record<OrderStatus, Tone>

export const toneOfPayment = {
  unpaid: 'plain',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'plain',
} as const satisfies Record<PaymentStatus, Tone>
