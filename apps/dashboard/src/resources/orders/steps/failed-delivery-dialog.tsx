import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material'
import { attemptFailures, type DeliveryFailure, deliveryFailures, maxDeliveryAttempts } from '@shop/contract'
import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { isPossibleDate, toCairoInput } from '../../../ui/values/cairo-input.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import type { StepDialogProperties } from './step-dialog.types.ts'
import { wayBackMessages } from './way-back.messages.ts'

const oneDayMs = 24 * 60 * 60_000

/** Asks why a parcel was not handed over, and when the courier comes again. The last attempt brings the parcel back. */
export function FailedDeliveryDialog(properties: StepDialogProperties<'attempt' | 'turn_back'>) {
  const { order, step, onTake, ...dialog } = properties
  const t = useMessages(wayBackMessages)
  const page = useMessages(orderPageMessages)
  const [reason, setReason] = useState<DeliveryFailure | null>(null)
  const [day, setDay] = useState(() => dayAfter(oneDayMs))
  const [note, setNote] = useState('')
  const attempt = order.attempts + 1
  const isAttempt = step === 'attempt'
  const comesAgain = isAttempt && attempt < maxDeliveryAttempts
  const isDayWrong = comesAgain && (!isPossibleDate(day) || day < dayAfter(0))
  const numbers = { attempt: String(attempt), max: String(maxDeliveryAttempts) }
  const hint = comesAgain ? t.attemptHint(numbers) : isAttempt ? t.lastAttemptHint(numbers) : t.turnBackHint

  async function take(): Promise<void> {
    if (!reason) return
    const details = { ...(isAttempt && { attempts: order.attempts }), ...(comesAgain && { next_day: day }) }
    await onTake(step, { failure: reason, note, ...details })
  }

  return (
    <FormDialog
      title={(isAttempt ? t.attemptQuestion : t.turnBackQuestion)({ number: order.number })}
      hint={hint}
      submit={page[`step_${step}`]}
      isPossible={reason !== null && !isDayWrong}
      {...dialog}
      onSubmit={take}
    >
      <Stack spacing={2}>
        <ReasonField reasons={isAttempt ? attemptFailures : deliveryFailures} value={reason} onChange={setReason} />
        {comesAgain && (
          <DateField
            label={t.nextDay}
            value={day}
            error={isDayWrong}
            helperText={isDayWrong ? t.dayWrong : ' '}
            onChange={setDay}
            size="medium"
            slotProps={{ htmlInput: { min: dayAfter(0) } }}
            required
            fullWidth
          />
        )}
        <NoteField label={page.noteForShopper} value={note} onChange={setNote} />
      </Stack>
    </FormDialog>
  )
}

type ReasonProperties = {
  reasons: readonly DeliveryFailure[]
  value: DeliveryFailure | null
  onChange: (reason: DeliveryFailure) => void
}

function ReasonField({ reasons, value, onChange }: ReasonProperties) {
  const t = useMessages(wayBackMessages)
  const names = useMessages(ordersMessages)
  const id = useId()
  return (
    <FormControl required>
      <FormLabel id={id}>{t.why}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value ?? ''} onChange={(_, one) => onChange(one as DeliveryFailure)}>
        {reasons.map((reason) => (
          <FormControlLabel key={reason} value={reason} control={<Radio />} label={names[`failure_${reason}`]} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** A day in Cairo, so many milliseconds from now. */
function dayAfter(milliseconds: number): string {
  return toCairoInput(new Date(Date.now() + milliseconds).toISOString()).slice(0, 10)
}
