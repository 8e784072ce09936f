import { Checkbox, FormControlLabel } from '@mui/material'
import type { StaffOrder, StaffPayment } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { makeKey } from '@shop/session'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { orderPageMessages } from '../order-page.messages.ts'

type Properties = { order: StaffOrder; payment: StaffPayment; onClose: () => void }

/** Accepts a wrong amount as the payment of the order, with a reason. An idempotency key absorbs double clicks. */
export function AcceptDialog({ order: { id, total }, payment, onClose }: Properties) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const action = useAction()
  const [reason, setReason] = useState('')
  const amount = payment.refundable
  const rest = amount - total
  const [givesBackRest, setGivesBackRest] = useState(rest > 0)
  const [key] = useState(makeKey)
  const money = (egp: number) => formatExactMoney(egp, language)
  const hint = rest > 0 ? t.acceptMoreHint : t.acceptLessHint

  const body = { payment_id: payment.id, amount, gives_back_rest: rest > 0 && givesBackRest, reason }
  const headers = { 'idempotency-key': key }

  return (
    <ActionDialog
      title={t.acceptTitle({ amount: money(amount) })}
      hint={hint({ total: money(total), rest: money(Math.abs(rest)) })}
      submit={t.acceptNow}
      isPossible={reason.trim() !== ''}
      action={action}
      request={() => staffApi.orders.acceptPayment({ params: { id }, body }, { headers })}
      done={t.accepted}
      onClose={onClose}
    >
      {rest > 0 && (
        <FormControlLabel
          control={<Checkbox checked={givesBackRest} onChange={({ target }) => setGivesBackRest(target.checked)} />}
          label={t.giveBackRest({ amount: money(rest) })}
        />
      )}
      <NoteField label={t.acceptReason} value={reason} onChange={setReason} autoFocus required />
    </ActionDialog>
  )
}
