import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** What may happen to an order. */
export const orderSteps = [
  'confirm_payment',
  'choose_cash',
  'expire',
  'cancel',
  'ship',
  'attempt',
  'deliver',
  'turn_back',
  'receive_back',
  'return',
] as const
export type OrderStep = (typeof orderSteps)[number]

/**
 * The life of an order: which step leads where. The one table for shopper, staff and payment provider alike; a step that is not
 * here is refused.
 */
export const orderLife: Readonly<Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>>> = {
  pending_payment: {
    confirm_payment: 'processing',
    choose_cash: 'processing',
    expire: 'cancelled',
    cancel: 'cancelled',
  },
  processing: { cancel: 'cancelled', ship: 'in_transit' },
  in_transit: { attempt: 'in_transit', deliver: 'delivered', turn_back: 'returning' },
  delivered: { return: 'returned' },
  returning: { receive_back: 'returned' },
  cancelled: {},
  returned: {},
}

/** Statuses that a step may start from. */
export function statusesBefore(step: OrderStep): OrderStatus[] {
  return (Object.keys(orderLife) as OrderStatus[]).filter((status) => orderLife[status][step] !== undefined)
}

type LivingOrder = { status: OrderStatus; payment_method: PaymentMethod; payment_status: PaymentStatus }

/** Whether the shop has money of an order that nobody has refunded: all of it, or a deposit. */
export function hasMoneyOf({ payment_status: status }: Pick<LivingOrder, 'payment_status'>): boolean {
  return status === 'paid' || status === 'deposit_paid'
}

/** What a shopper may do with an order of theirs. */
export const orderCan = {
  cancel: (order: LivingOrder): boolean => orderLife[order.status].cancel !== undefined,
  /** Staff change it until it is handed over. */
  askForChange: ({ status }: Pick<LivingOrder, 'status'>): boolean => status === 'processing',
  /** At the payment provider; until then it can be turned into a cash order, too. */
  pay: (order: LivingOrder): boolean => order.status === 'pending_payment' && order.payment_status !== 'paid',
} as const
