import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { orderPageMessages } from '../order-page.messages.ts'
import type { StepDialogProperties } from './step-dialog.types.ts'

/** Asks before an order is cancelled, with a note that the customer reads too. */
export function CancelDialog({ order, step, onTake, ...dialog }: StepDialogProperties<'cancel'>) {
  const t = useMessages(orderPageMessages)
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t.cancelQuestion({ number: order.number })}
      hint={order.payments.some(({ refundable }) => refundable > 0) ? t.cancelPaidHint : t.cancelHint}
      submit={t.step_cancel}
      cancel={t.leaveAsIs}
      isSevere
      {...dialog}
      onSubmit={() => onTake(step, { note })}
    >
      <NoteField label={t.noteForShopper} value={note} onChange={setNote} autoFocus />
    </FormDialog>
  )
}
