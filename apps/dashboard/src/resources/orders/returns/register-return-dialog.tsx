import { Stack } from '@mui/material'
import { type ReturnReason, returnReasons } from '@shop/contract'
import { returnReasonTitles, type StaffOrder } from '@shop/contract/staff'
import type { RequestKeys } from '@shop/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { LineUnitsFields, useLineUnits } from '../../shared/line-units.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'

type Properties = { order: StaffOrder; keys: RequestKeys; onClose: () => void }

/** Registers a return for a customer who calls, and opens it. The same request that is sent again is made once. */
export function RegisterReturnDialog({ order, keys, onClose }: Properties) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const action = useAction()
  const [reason, setReason] = useState<ReturnReason>('faulty')
  const [note, setNote] = useState('')
  const counts = useLineUnits(order.lines.filter(({ quantity, returned }) => quantity > returned))
  const lines = counts.flatMap(({ line, units }) => (units ? [{ variant_id: line.variant_id, quantity: units }] : []))
  const isPossible = lines.length > 0 && counts.every(({ units }) => units !== null)

  async function register(): Promise<void> {
    const body = { order_id: order.id, lines, reason, note }
    const headers = { 'idempotency-key': keys.keyOf(body) }
    const { id } = await staffApi.returns.registerReturn({ body }, { headers })
    void navigate(`/dashboard/returns/${id}/show`)
  }

  return (
    <ActionDialog
      title={t.registerQuestion({ number: order.number })}
      hint={t.registerHint}
      submit={t.register}
      isPossible={isPossible}
      action={action}
      request={register}
      done={t.registered}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <LineUnitsFields counts={counts} label={t.unitsOf} />
        <ChoiceField
          label={t.reason}
          value={reason}
          choices={returnReasons.map((id) => ({ id, name: returnReasonTitles[id][language] }))}
          onChoose={setReason}
          fullWidth
        />
        <NoteField label={t.note} value={note} onChange={setNote} />
      </Stack>
    </ActionDialog>
  )
}
