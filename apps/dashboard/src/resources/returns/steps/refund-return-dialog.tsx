import { Stack, Typography } from '@mui/material'
import { type ReturnRefundMethod, textLimits } from '@shop/contract'
import { refundMethodTitles } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TypedField, TypedNumber } from '../../../ui/forms/typed-field.tsx'
import { readAmount } from '../../shared/read-number.ts'
import { returnsMessages } from '../../shared/returns.messages.ts'
import type { ReturnDialogProperties } from './step-dialog.types.ts'

/** Refunds a return: to the card, or records how staff paid, with the proof. What is left of a deposit goes to the card first. */
export function RefundReturnDialog({ record, onTake, ...dialog }: ReturnDialogProperties) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const due = record.due ?? 0
  const [typed, setTyped] = useState(String(due))
  const [chosen, setMethod] = useState<ReturnRefundMethod>(record.refund_methods[0] ?? 'cash')
  const [reference, setReference] = useState('')
  const amount = readAmount(typed)
  const max = formatExactMoney(due, language)
  const isAmountRight = amount > 0 && amount <= due
  const toCard = Math.min(amount, record.refunded_to_card_first)
  const rest = Math.round((amount - toCard) * 100) / 100
  const method = toCard > 0 && rest === 0 ? 'card' : chosen
  const needsReference = method !== 'card'
  const body = { amount, method, reference: needsReference ? reference : '' }
  return (
    <FormDialog
      title={t.refundQuestion({ number: record.number })}
      hint={t.refundHint({ amount: max })}
      submit={t.step_refund}
      cancel={t.leaveAsIs}
      isSevere
      isPossible={isAmountRight && (!needsReference || reference.trim() !== '')}
      {...dialog}
      onSubmit={() => onTake(() => staffApi.returns.refundReturn({ params: { id: record.id }, body }))}
    >
      <Stack spacing={1}>
        <TypedNumber
          label={t.amountEgp}
          value={typed}
          fault={!isAmountRight && t.amountWrong({ amount: max })}
          onChange={setTyped}
          autoFocus
        />
        {toCard > 0 && rest > 0 && (
          <Typography>
            {t.toCardFirst({ card: formatExactMoney(toCard, language), rest: formatExactMoney(rest, language) })}
          </Typography>
        )}
        <ChoiceField
          label={t.way}
          value={method}
          choices={(method === chosen ? record.refund_methods : [method]).map((id) => ({
            id,
            name: refundMethodTitles[id][language],
          }))}
          onChoose={setMethod}
          fullWidth
        />
        {needsReference && (
          <TypedField
            label={t.reference}
            value={reference}
            helperText={t.referenceHint}
            onChange={setReference}
            input={{ maxLength: textLimits.refund_reference.max }}
            required
          />
        )}
      </Stack>
    </FormDialog>
  )
}
