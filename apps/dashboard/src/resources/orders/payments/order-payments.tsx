import { Button, Stack, Typography } from '@mui/material'
import { refundMethodTitles, type StaffOrder, type StaffPayment } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { requestKeys } from '@shop/session'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { StatusChip } from '../../../ui/fields/status-chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAttemptName } from '../../shared/order-states.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { paymentProblemsMessages } from '../../shared/payment-problems.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** The online payments of an order and their refunds. */
export function OrderPayments({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const canRefund = useCan('orders.refund')
  // An id, not the payment: the refundable amount may change while the dialog is open.
  const [refundingId, setRefundingId] = useState<StaffPayment['id'] | null>(null)
  const [refundKeys] = useState(requestKeys)
  const [accepting, setAccepting] = useState<StaffPayment | null>(null)
  const refunding = order.payments.find(({ id }) => id === refundingId)
  return (
    <Panel title={t.payments}>
      <Stack spacing={1.5}>
        {order.payments.map((payment) => (
          <Stack key={payment.id} direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <Attempt payment={payment} />
            {canRefund && (
              <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto' }}>
                {payment.is_acceptable && (
                  <Button size="small" variant="contained" onClick={() => setAccepting(payment)}>
                    {t.accept}
                  </Button>
                )}
                {payment.refundable > 0 && (
                  <Button size="small" variant="outlined" onClick={() => setRefundingId(payment.id)}>
                    {t.refund}
                  </Button>
                )}
              </Stack>
            )}
          </Stack>
        ))}
      </Stack>
      {refunding && (
        <RefundDialog orderId={order.id} payment={refunding} keys={refundKeys} onClose={() => setRefundingId(null)} />
      )}
      {accepting && <AcceptDialog order={order} payment={accepting} onClose={() => setAccepting(null)} />}
    </Panel>
  )
}

function Attempt({ payment }: { payment: StaffPayment }) {
  const t = useMessages(orderPageMessages)
  const reasons = useMessages(paymentProblemsMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  const { nameOf, toneOf } = useAttemptName()
  const reason = payment.review_reason && `reason_${payment.review_reason}`
  return (
    <div>
      <strong>{formatExactMoney(payment.amount, language)}</strong>{' '}
      <StatusChip tone={toneOf(payment.status)}>{nameOf(payment.status)}</StatusChip>
      <Typography variant="body2" color="text.secondary">
        <span>{`${formatDateTime(payment.created_at, language)} · ${names[`method_${payment.method}`]} · `}</span>
        <bdi>{payment.provider}</bdi> <bdi>{payment.transaction_id}</bdi>
      </Typography>
      {payment.received !== null && payment.received !== payment.amount && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t.received({ amount: formatExactMoney(payment.received, language) })}
        </Typography>
      )}
      {reason && (
        <Typography variant="body2" color="error">
          {reason in reasons ? String(reasons[reason as keyof typeof reasons]) : payment.review_reason}
        </Typography>
      )}
      {payment.refunds.map((refund) => (
        <Typography key={refund.id} variant="body2">
          <span>{`${t.refunded({ amount: formatExactMoney(refund.amount, language) })}: ${t[`refund_${refund.status}`]}`}</span>
          {refund.method !== 'provider' && <span>{` (${refundMethodTitles[refund.method][language]})`}</span>}{' '}
          {refund.reference && <bdi>{refund.reference}</bdi>}
          {refund.failure && <bdi>{` (${refund.failure})`}</bdi>}
        </Typography>
      ))}
    </div>
  )
}
