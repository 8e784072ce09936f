import { Button } from '@mui/material'
import { mayTakeStep, type WaitingCall } from '@shop/contract/staff'
import { isolate } from '@shop/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useStaffMember } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { useAction } from '../../ui/use-action.ts'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'

/** What staff may do with an order nobody was reached for: cancel it here, or hand it over with a reason on its page. */
export function DecisionButtons({ order: { id, number, status, payment_status } }: { order: WaitingCall }) {
  const t = useMessages(confirmationCallsMessages)
  const { buttonOf } = useMessages(uiMessages)
  const record = isolate(number)
  const { permissions } = useStaffMember()
  const canCancel = mayTakeStep(permissions, 'cancel', { status, payment_status })
  const canHandOver = mayTakeStep(permissions, 'ship', { status, payment_status })
  const action = useAction()
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const body = { step: 'cancel', from: status, note } as const

  return (
    <>
      {canHandOver && (
        <Button
          component={Link}
          to={`/dashboard/orders/${id}/show`}
          aria-label={buttonOf({ button: t.handOver, record })}
        >
          {t.handOver}
        </Button>
      )}
      {canCancel && (
        <Button
          color="error"
          aria-label={buttonOf({ button: t.cancelUnreached, record })}
          onClick={() => setAsked(true)}
        >
          {t.cancelUnreached}
        </Button>
      )}
      {isAsked && (
        <ActionDialog
          title={t.cancelQuestion({ number })}
          hint={t.cancelHint}
          submit={t.cancelOrder}
          cancel={t.close}
          isSevere
          action={action}
          request={() => staffApi.orders.takeStep({ params: { id }, body })}
          done={t.cancelled({ number })}
          onClose={() => setAsked(false)}
        >
          <NoteField label={t.noteForShopper} value={note} onChange={setNote} autoFocus />
        </ActionDialog>
      )}
    </>
  )
}
