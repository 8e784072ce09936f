import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { isCashDue, type StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { PhoneText } from '../../../ui/fields/bidi-texts.tsx'
import { confirmationCallsMessages } from '../../shared/confirmation-calls.messages.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { phoneBlockMessages } from '../../shared/phone-block.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { parcelMessages } from '../parcel/parcel.messages.ts'
import { ParcelFields } from '../parcel/parcel-fields.tsx'
import { useParcelForm } from '../parcel/use-parcel-choice.ts'
import { forwardMessages } from './forward.messages.ts'
import type { StepDialogProperties } from './step-dialog.types.ts'

type ForwardStep = 'ship' | 'deliver'
type Properties = StepDialogProperties<ForwardStep>

/** Asks before an order is shipped or delivered: shows warnings and the message to the customer. */
export function ForwardDialog({ order, step, onTake, ...dialog }: Properties) {
  const t = useMessages(forwardMessages)
  const names = useMessages(orderPageMessages)
  const words = useMessages(parcelMessages)
  const money = formatExactMoney(order.cash_amount, useLanguage())
  const warnings = useStepWarnings(order, step)
  const [reason, setReason] = useState('')
  const [hasCash, setHasCash] = useState(false)
  const parcel = useParcelForm(order.parcel)
  const canBookCash = useCan('orders.cash')
  const canOverride = useCan('orders.write')
  const isHeld = step === 'ship' && order.needs_call
  // Units with a serial number are not handed over before somebody has packed them.
  const isUnpacked = step === 'ship' && order.packed_at === null
  const asksForCash = step === 'deliver' && isCashDue(order) && canBookCash
  const { fieldErrors } = dialog.action
  const numberError = fieldErrors['parcel.tracking_number'] ?? fieldErrors.tracking_number
  return (
    <FormDialog
      title={(step === 'ship' ? t.shipQuestion : t.deliverQuestion)({ number: order.number })}
      submit={names[`step_${step}`]}
      isPossible={!isHeld || reason.trim() !== ''}
      {...dialog}
      onSubmit={() =>
        onTake(step, {
          reason,
          cash_received: hasCash,
          ...(step === 'ship' && parcel.choice && { parcel: parcel.choice }),
        })
      }
    >
      <Stack spacing={2}>
        {warnings.length > 0 && (
          <Alert severity="warning">
            {warnings.map((warning) => (
              <div key={warning}>{warning}</div>
            ))}
            {isUnpacked && (
              <Button component={Link} to={`/dashboard/packing?order=${order.id}`} color="inherit" size="small">
                {t.pack}
              </Button>
            )}
          </Alert>
        )}
        <NextMessage order={order} step={step} />
        {step === 'ship' && <Typography>{isCashDue(order) ? t.collects({ money }) : t.collectsNothing}</Typography>}
        {step === 'ship' && <ParcelFields form={parcel} numberError={numberError} />}
        {step === 'ship' && parcel.choice && <Typography variant="body2">{words.inMessage}</Typography>}
        {isHeld && !canOverride && <Typography>{t.callFirst}</Typography>}
        {isHeld && canOverride && <NoteField label={t.reason} value={reason} onChange={setReason} autoFocus required />}
        {asksForCash && (
          <div>
            <FormControlLabel
              control={<Checkbox checked={hasCash} onChange={({ target }) => setHasCash(target.checked)} />}
              label={t.hasCash({ money })}
            />
            <Typography variant="body2" color="text.secondary">
              {hasCash ? t.cashBooked : t.cashLater}
            </Typography>
          </div>
        )}
      </Stack>
    </FormDialog>
  )
}

/** The message that the customer will get. */
function NextMessage({
  order: { customer, step_messages: texts, language },
  step,
}: Pick<Properties, 'order' | 'step'>) {
  const t = useMessages(forwardMessages)
  if (!customer || !texts) return <Typography>{t.noMessage}</Typography>
  return (
    <div>
      <Typography>
        <span>{t.message({ name: `${customer.first_name} ${customer.last_name}` })}</span>{' '}
        <PhoneText phone={customer.phone} />
      </Typography>
      <Typography
        component="blockquote"
        lang={language}
        dir="auto"
        sx={{ m: 0, mt: 1, p: 1.5, bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {texts[step]}
      </Typography>
    </div>
  )
}

/** The warnings about a step, one sentence each. */
function useStepWarnings(order: StaffOrder, step: ForwardStep): string[] {
  const t = useMessages(forwardMessages)
  const calls = useMessages(confirmationCallsMessages)
  const names = useMessages(ordersMessages)
  const phone = useMessages(phoneBlockMessages)
  const { needs_call, calls: made, change_request, payment_method, payment_status, payments } = order
  const isShipping = step === 'ship'
  const last = made.at(-1)
  const isUnconfirmed = isShipping && needs_call && change_request === null
  const warnings: (string | false)[] = [
    isShipping && order.is_phone_blocked && phone.isBlocked,
    isShipping && order.packed_at === null && t.notPacked,
    isShipping && change_request !== null && t.changeWanted({ text: change_request.text }),
    isUnconfirmed && !last && t.notCalled,
    isUnconfirmed && last !== undefined && t.notReached({ outcome: calls[`outcome_${last.outcome}`] }),
    payment_method !== 'cash' && payment_status !== 'paid' && t.notPaid({ status: names[`paid_${payment_status}`] }),
    payments.some(({ status }) => status === 'review') && t.paymentToCheck,
  ]
  return warnings.filter((warning) => warning !== false)
}
