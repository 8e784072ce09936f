import type { StaffOrder, StaffStep } from '@shop/contract/staff'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { orderPageMessages } from '../order-page.messages.ts'

/** What a step needs besides its name. A field that is not given stays empty. */
export type StepFields = { note?: string; reason?: string; cash_received?: boolean }

type Properties = {
  order: StaffOrder
  step: StaffStep
  isBusy: boolean
  /** The text of the failure of the last request. */
  failure: string | null
  onClose: () => void
  onTake: (step: StaffStep, fields: StepFields) => Promise<void>
}

/** Asks before a step that cannot be undone, with a note that the customer reads too. */
export function StepDialog({ order, step, isBusy, failure, onClose, onTake }: Properties) {
  const t = useMessages(orderPageMessages)
  const [note, setNote] = useState('')
  const { number } = order
  const isCancel = step === 'cancel'
  const hint = isCancel ? (order.payment_status === 'paid' ? t.cancelPaidHint : t.cancelHint) : t.returnHint
  return (
    <FormDialog
      title={isCancel ? t.cancelQuestion({ number }) : t.returnQuestion({ number })}
      hint={hint}
      submit={t[`step_${step}`]}
      cancel={t.leaveAsIs}
      isSevere
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => onTake(step, { note })}
    >
      <NoteField label={t.noteForShopper} value={note} onChange={setNote} autoFocus />
    </FormDialog>
  )
}
