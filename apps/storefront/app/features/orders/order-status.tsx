import type { Order, OrderStatus } from '@shop/contract'
import { useMessages } from '../../i18n/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { myOrdersMessages } from './my-orders/my-orders.late.messages.ts'

/** The names of the statuses of an order. */
export function useStatusWords(): Record<OrderStatus, string> {
  const t = useMessages(myOrdersMessages)
  return {
    pending_payment: t.pendingPayment,
    processing: t.processing,
    in_transit: t.inTransit,
    delivered: t.delivered,
    returning: t.returning,
    cancelled: t.cancelled,
    returned: t.returned,
  }
}

/** The words for the payment of an order. */
export function usePaymentWords(): (order: Pick<Order, 'payment_method' | 'payment_status' | 'status'>) => string {
  const t = useMessages(myOrdersMessages)
  return ({ payment_method, payment_status, status }) => {
    const isOver = status === 'cancelled' || status === 'returning' || status === 'returned'
    const words = {
      unpaid: payment_method === 'cash' && !isOver ? t.paysOnDelivery : t.unpaid,
      pending: t.paymentPending,
      collected: t.paid,
      paid: t.paid,
      failed: t.paymentFailed,
      refunded: t.refunded,
    }
    return words[payment_status]
  }
}

const tones = {
  pending_payment: 'warning',
  processing: 'nile',
  in_transit: 'nile',
  delivered: 'success',
  returning: 'muted',
  cancelled: 'danger',
  returned: 'muted',
} as const satisfies Record<OrderStatus, string>

export function StatusChip({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{useStatusWords()[status]}</Badge>
}
