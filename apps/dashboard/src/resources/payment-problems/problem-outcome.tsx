import { Button, Typography } from '@mui/material'
import type { PaymentProblem } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { useAction } from '../../ui/use-action.ts'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'

/** The outcome of a problem; while it is open, the button to resolve it. */
export function ProblemOutcome({ problem }: { problem: PaymentProblem }) {
  const t = useMessages(paymentProblemsMessages)
  const canResolve = useCan('orders.refund')
  const [isAsking, setAsking] = useState(false)
  const { dealt_with, order, status } = problem
  if (dealt_with) return <ResolvedNote dealtWith={dealt_with} />
  if (!canResolve) return <StatusChip tone="waiting">{t.state_open}</StatusChip>
  if (status === 'review' && order)
    return (
      <Button component={Link} to={`/dashboard/orders/${order.id}/show`} size="small" variant="contained">
        {t.decide}
      </Button>
    )
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {t.resolve}
      </Button>
      {isAsking && <ResolveDialog problem={problem} onClose={() => setAsking(false)} />}
    </>
  )
}

function ResolvedNote({ dealtWith: { at, note, actor } }: { dealtWith: NonNullable<PaymentProblem['dealt_with']> }) {
  const t = useMessages(paymentProblemsMessages)
  const language = useLanguage()
  return (
    <>
      <StatusChip tone="good">{t.state_done}</StatusChip>
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        <span>{`${formatDateTime(at, language)} · `}</span>
        <bdi>{actor?.name ?? t.byItself}</bdi>
      </Typography>
      {note && (
        <Typography variant="body2" component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          <bdi>{note}</bdi>
        </Typography>
      )}
    </>
  )
}

type Properties = { problem: PaymentProblem; onClose: () => void }

/** Marks a problem as resolved, with a note. */
function ResolveDialog({ problem: { id, order }, onClose }: Properties) {
  const t = useMessages(paymentProblemsMessages)
  const action = useAction()
  const [note, setNote] = useState('')
  const params = { id: String(id) }

  return (
    <ActionDialog
      title={order ? t.resolveTitleOf({ number: order.number }) : t.resolveTitle}
      hint={t.resolveHint}
      submit={t.resolveNow}
      isPossible={note.trim() !== ''}
      action={action}
      request={() => staffApi.paymentProblems.resolvePaymentProblem({ params, body: { note } })}
      done={t.resolved}
      onClose={onClose}
    >
      <NoteField label={t.note} value={note} onChange={setNote} autoFocus required />
    </ActionDialog>
  )
}
