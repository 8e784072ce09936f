import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract'
import { useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { ordersMessages } from './orders.messages.ts'
import { toneOfPayment, toneOfStatus } from './status-look.ts'

/** Where an order is. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages)
  return <StatusChip tone={toneOfStatus[status]}>{t[`status_${status}`]}</StatusChip>
}

type Payment = { method: PaymentMethod; status: PaymentStatus }

/** How an order is paid, and whether it is. */
export function PaymentChip({ method, status }: Payment) {
  const t = useMessages(ordersMessages)
  const tone = method === 'cash' && status === 'unpaid' ? 'plain' : toneOfPayment[status]
  return <StatusChip tone={tone}>{`${t[`method_${method}`]} · ${t[`paid_${status}`]}`}</StatusChip>
}
