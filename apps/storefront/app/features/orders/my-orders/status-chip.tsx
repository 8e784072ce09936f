import type { OrderStatus } from '@shop/contract'
import { Badge } from '../../../ui/badge.tsx'
import { useStatusWords } from '../order-words.ts'

const tones = {
  pending_payment: 'warning',
  processing: 'nile',
  in_transit: 'nile',
  delivered: 'success',
  cancelled: 'danger',
  returned: 'muted',
} as const satisfies Record<OrderStatus, string>

/** Where an order is, in a word. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{useStatusWords()[status]}</Badge>
}
