import type { StaffReturn } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'
import type { ReturnDialogProperties } from './step-dialog.types.ts'

type Step = 'approve' | 'refuse' | 'withdraw' | 'collect' | 'close'

/** Asks before a step that needs at most a reason: of a refusal, or of closing without a refund. */
export function DecisionDialog(properties: ReturnDialogProperties & { step: Step }) {
  const { record, step, onTake, ...dialog } = properties
  const t = useMessages(returnsMessages)
  const [reason, setReason] = useState('')
  const { number } = record
  const closesUnpaid = step === 'close' && record.status === 'inspected'
  const needsReason = step === 'refuse' || closesUnpaid
  const hints: Partial<Record<Step, string>> = {
    approve: t.approveHint,
    withdraw: t.withdrawHint,
    ...(closesUnpaid && { close: t.closeUnpaidHint }),
  }
  const hint = hints[step]
  return (
    <FormDialog
      title={t[`${step}Question`]({ number })}
      {...(hint && { hint })}
      submit={t[`step_${step}`]}
      cancel={t.leaveAsIs}
      isSevere={needsReason}
      isPossible={!needsReason || reason.trim() !== ''}
      {...dialog}
      onSubmit={() => onTake(() => send(record.id, step, reason))}
    >
      {needsReason && (
        <NoteField
          of="return_reason"
          label={t.reasonForShopper}
          value={reason}
          onChange={setReason}
          autoFocus
          required
        />
      )}
    </FormDialog>
  )
}

function send(id: string, step: Step, reason: string): Promise<StaffReturn> {
  const params = { id }
  if (step === 'collect') return staffApi.returns.collectReturn({ params })
  if (step === 'close') return staffApi.returns.closeReturn({ params, body: { reason } })
  return staffApi.returns.decideReturn({ params, body: { decision: step, reason: reason } })
}
