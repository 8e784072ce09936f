import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract'
import { isCashDue } from '@shop/contract/staff'

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

type Amounts = { paymentMethod: PaymentMethod; totalPiastres: number; depositPiastres: number }

/** What the courier collects for an order, in piastres: the total of a cash order less its deposit. */
export function cashAmount({ paymentMethod, totalPiastres, depositPiastres }: Amounts): number {
  return paymentMethod === 'cash' ? totalPiastres - depositPiastres : 0
}

/** What is paid online for an order before its delivery, in piastres: all of it, the deposit, or nothing. */
export function onlineAmount(order: Amounts): number {
  return order.totalPiastres - cashAmount(order)
}

/** Whether the cash of an order is still to be collected at the door. */
export function isCashOpen(order: { paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }): boolean {
  return isCashDue({ payment_method: order.paymentMethod, payment_status: order.paymentStatus })
}

/** Whether staff may accept another amount as the payment of an order. A deposit is paid exactly: the courier collects the rest of it. */
export function canAcceptPayment({
  status,
  depositPiastres,
}: {
  status: OrderStatus
  depositPiastres: number
}): boolean {
  return status === 'pending_payment' && depositPiastres === 0
}

/** Formats an order's number for people. `order-filter.repository.ts` parses it. */
export function showOrderNumber(number: number): string {
  return `NW-${number}`
}

/** Tells whether the person was erased from an order (`erase-recipient.repository.ts`). */
export function isErased(order: { phone: string }): boolean {
  return order.phone === ''
}
