import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import type { StaffOrder, StaffStep } from '@shop/contract/staff'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { orderMessages } from './order.messages.ts'

type Properties = {
  order: StaffOrder
  step: StaffStep
  isBusy: boolean
  onClose: () => void
  onTake: (step: StaffStep, note: string) => Promise<void>
}

/** Asks before a step that cannot be undone, and for its reason. */
export function StepDialog({ order, step, isBusy, onClose, onTake }: Properties) {
  const t = useMessages(orderMessages)
  const [note, setNote] = useState('')
  const { number } = order
  const isCancel = step === 'cancel'
  const hint = isCancel ? (order.payment_status === 'paid' ? t.cancelPaidHint : t.cancelHint) : t.returnHint
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="step-title">
      <DialogTitle id="step-title">
        {isCancel ? t.cancelQuestion({ number }) : t.returnQuestion({ number })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{hint}</DialogContentText>
        <TextField label={t.note} value={note} onChange={({ target }) => setNote(target.value)} fullWidth multiline />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.keep}</Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={() => void onTake(step, note)}>
          {t[`step_${step}`]}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
