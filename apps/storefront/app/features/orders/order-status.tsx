import type { Order, OrderStatus } from '@shop/contract'
import { formatExactMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
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

type PaidOrder = Pick<Order, 'payment_method' | 'payment_status' | 'status' | 'deposit' | 'cash_amount' | 'refunded'>

/** The words for the payment of an order, and for what of it went back. */
export function usePaymentWords(): (order: PaidOrder) => string[] {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  return ({ payment_method, payment_status, status, deposit, cash_amount, refunded = 0 }) => {
    const isOver = status === 'cancelled' || status === 'returning' || status === 'returned'
    const words = {
      unpaid: payment_method === 'cash' && !isOver ? t.paysOnDelivery : t.unpaid,
      pending: t.paymentPending,
      deposit_paid: t.depositPaid,
      collected: t.paid,
      paid: t.paid,
      failed: t.paymentFailed,
      refunded: t.refunded,
    }
    const state = words[payment_status]
    const money = (amount: number) => formatExactMoney(amount, language)
    return [
      deposit > 0 ? t.inParts({ state, deposit: money(deposit), cash: money(cash_amount) }) : state,
      ...(refunded > 0 && payment_status !== 'refunded' ? [t.sentBack({ amount: money(refunded) })] : []),
    ]
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
