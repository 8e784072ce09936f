import Print from '@mui/icons-material/Print'
import { Button, Stack, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { HistoryLink } from '../../shared/history-link.tsx'
import { OrderStatusChip, PaymentChip } from '../../shared/order-states.tsx'
import { newOrderMessages } from '../create/new-order.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { ReceiveCashButton } from '../steps/receive-cash-button.tsx'
import { StepButtons } from '../steps/step-buttons.tsx'

/** The number and status of an order, with the next steps. */
export function OrderHead({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const newOrder = useMessages(newOrderMessages)
  const language = useLanguage()
  const canBookCash = useCan('orders.cash')
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <div>
        <Typography tabIndex={-1} component="h2" variant="h5">
          {t.heading({ number: order.number })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatDateTime(order.created_at, language)}
        </Typography>
        {order.placed_by && (
          <Typography variant="body2" color="text.secondary">
            {newOrder.placedBy({ name: order.placed_by.name })}
          </Typography>
        )}
      </div>
      <OrderStatusChip status={order.status} order={order} />
      <PaymentChip
        method={order.payment_method}
        status={order.payment_status}
        // A payment that came twice goes back whole, and is none of the order's.
        refunded={order.payments.find(({ status }) => status === 'partially_refunded')?.refunded}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
        <Button href={`/dashboard/orders/${order.id}/invoice`} target="_blank" variant="outlined" startIcon={<Print />}>
          {t.invoice}
        </Button>
        {order.awaits_cash && canBookCash && <ReceiveCashButton order={order} />}
        <HistoryLink of={order.number} />
        <StepButtons order={order} />
      </Stack>
    </Stack>
  )
}
