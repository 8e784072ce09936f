import { Stack } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { LineUnitsFields, useLineUnits } from '../../shared/line-units.tsx'
import { orderPageMessages } from '../order-page.messages.ts'
import type { StepDialogProperties } from './step-dialog.types.ts'
import { wayBackMessages } from './way-back.messages.ts'

/** Asks which units of a parcel that came back are damaged. All others go back on sale. */
export function TakeBackDialog(properties: StepDialogProperties<'receive_back' | 'return'>) {
  const { order, step, onTake, ...dialog } = properties
  const t = useMessages(wayBackMessages)
  const page = useMessages(orderPageMessages)
  const [note, setNote] = useState('')
  const counts = useLineUnits(order.lines)
  const damaged = counts.flatMap(({ line, units }) => (units ? [{ variant_id: line.variant_id, units }] : []))
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'collected'
  const returnsDeposit = step === 'receive_back' && order.deposit > 0
  const refundHint = returnsDeposit ? t.depositHint : isPaid ? t.refundHint : ''
  return (
    <FormDialog
      title={(step === 'return' ? t.returnQuestion : t.receiveBackQuestion)({ number: order.number })}
      hint={`${t.takeBackHint} ${refundHint}`.trim()}
      submit={page[`step_${step}`]}
      cancel={page.leaveAsIs}
      isPossible={counts.every(({ units }) => units !== null)}
      {...dialog}
      onSubmit={() => onTake(step, { note, damaged })}
    >
      <Stack spacing={2}>
        <LineUnitsFields counts={counts} label={t.damaged} />
        <NoteField label={page.noteForShopper} value={note} onChange={setNote} />
      </Stack>
    </FormDialog>
  )
}
