import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract'
import type { StaffOrderRow } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip, type Tone } from '../../ui/fields/status-chip.tsx'
import { ordersMessages } from './orders.messages.ts'
import { sharedMessages } from './shared.messages.ts'

type Place = {
  status: OrderStatus
  /** Null where the status alone is shown. */
  order: Pick<StaffOrderRow, 'payment_method' | 'needs_call' | 'change_request'> | null
}

/** The status of an order. A cash order counts as unconfirmed until its shopper confirms it. A request for a change is shown until a call answers it. */
export function OrderStatusChip({ status, order }: Place) {
  const t = useMessages(ordersMessages)
  if (status === 'processing' && order?.change_request)
    return <StatusChip tone="waiting">{t.change_requested}</StatusChip>
  if (status === 'processing' && order?.payment_method === 'cash' && order.needs_call)
    return <StatusChip tone="waiting">{t.unconfirmed}</StatusChip>
  return <StatusChip tone={toneOfStatus[status]}>{t[`status_${status}`]}</StatusChip>
}

type Payment = {
  method: PaymentMethod
  status: PaymentStatus
  /** EGP of a paid order that went back. */
  refunded?: number | undefined
}

/** The payment method and payment status of an order, with what went back of it. */
export function PaymentChip({ method, status, refunded = 0 }: Payment) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const isPart = status === 'paid' && refunded > 0
  const tone = method === 'cash' && status === 'unpaid' ? 'plain' : toneOfPayment[status]
  const parts = [
    t[`method_${method}`],
    t[`paid_${status}`],
    ...(isPart ? [t.partBack({ amount: formatExactMoney(refunded, language) })] : []),
  ]
  return <StatusChip tone={tone}>{parts.join(' · ')}</StatusChip>
}

/** The color of each status. */
const toneOfStatus = {
  pending_payment: 'waiting',
  processing: 'calm',
  in_transit: 'calm',
  delivered: 'good',
  returning: 'waiting',
  cancelled: 'plain',
  returned: 'plain',
} as const satisfies Record<OrderStatus, Tone>

const toneOfPayment = {
  unpaid: 'plain',
  pending: 'waiting',
  deposit_paid: 'calm',
  collected: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'plain',
} as const satisfies Record<PaymentStatus, Tone>

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  failed: 'bad',
  review: 'bad',
  pending: 'waiting',
  refunding: 'waiting',
}

/** Names the status of a payment attempt; an unknown status is shown as it is. */
export function useAttemptName() {
  const t = useMessages(sharedMessages)
  return {
    nameOf(status: string): string {
      const key = `attempt_${status}`
      return key in t ? String(t[key as keyof typeof t]) : status
    },
    toneOf: (status: string): Tone => tones[status] ?? 'plain',
  }
}
