import { Link as MuiLink, Typography } from '@mui/material'
import type { PaymentProblem } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { useAttemptName } from '../shared/order-states.tsx'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'

type Properties = { problem: PaymentProblem }

export function ProblemOrder({ problem: { order } }: Properties) {
  if (!order) return <span>—</span>
  return (
    <MuiLink component={Link} to={`/dashboard/orders/${order.id}/show`} sx={{ whiteSpace: 'nowrap' }}>
      <bdi>{order.number}</bdi>
    </MuiLink>
  )
}

/** The reason of a problem, and the status of the payment. */
export function ProblemReason({ problem: { reason, status } }: Properties) {
  const t = useMessages(paymentProblemsMessages)
  const { nameOf, toneOf } = useAttemptName()
  return (
    <>
      <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {t[`reason_${reason}`]}
      </Typography>
      {status && <StatusChip tone={toneOf(status)}>{nameOf(status)}</StatusChip>}
    </>
  )
}

/** The amount that was received, and the amount refunded. */
export function ProblemMoney({ problem: { amount, currency, refunded } }: Properties) {
  const t = useMessages(paymentProblemsMessages)
  const language = useLanguage()
  const money =
    currency === 'EGP' ? formatExactMoney(amount, language) : `${formatNumber(amount, language)} ${currency}`
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi>{money}</bdi>
      {refunded > 0 && (
        <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
          {t.refundedOf({ amount: formatExactMoney(refunded, language) })}
        </Typography>
      )}
    </span>
  )
}

/** The transaction id at the payment provider. */
export function ProblemTransaction({ problem: { provider, transaction_id } }: Properties) {
  return (
    <>
      <bdi>{transaction_id ?? '—'}</bdi>
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        <bdi>{provider}</bdi>
      </Typography>
    </>
  )
}
