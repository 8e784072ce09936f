import { textLimits } from '@shop/contract'
import { refundMethodTitles, type StaffPayment } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import type { RequestKeys } from '@shop/session'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TypedField, TypedNumber } from '../../../ui/forms/typed-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { readAmount } from '../../shared/read-number.ts'
import { orderPageMessages } from '../order-page.messages.ts'

type Properties = { orderId: string; payment: StaffPayment; keys: RequestKeys; onClose: () => void }

/** Refunds one payment, by default the whole remaining amount, or records what staff paid by hand. The same refund that is sent again is made once. */
export function RefundDialog({ orderId, payment, keys, onClose }: Properties) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const action = useAction()
  const [amount, setAmount] = useState(String(payment.refundable))
  const [note, setNote] = useState('')
  const [way, setWay] = useState(payment.refund_methods[0] ?? 'provider')
  const [reference, setReference] = useState('')
  const byHand = way === 'provider' ? null : { method: way, reference }
  const max = formatExactMoney(payment.refundable, language)
  const pounds = readAmount(amount)
  const isAmountRight = pounds > 0 && pounds <= payment.refundable
  const isPossible = isAmountRight && (byHand === null || reference.trim() !== '')

  async function send(): Promise<void> {
    const body = { payment_id: payment.id, amount: pounds, note, by_hand: byHand }
    const headers = { 'idempotency-key': keys.keyOf(body) }
    await staffApi.orders.requestRefund({ params: { id: orderId }, body }, { headers })
    keys.forget()
  }

  return (
    <ActionDialog
      title={t.refundTitle}
      hint={(byHand ? t.byHandHint : t.refundHint)({ amount: max })}
      submit={t.refundNow({ amount: isAmountRight ? formatExactMoney(pounds, language) : '' })}
      isSevere
      isPossible={isPossible}
      action={action}
      request={send}
      done={byHand ? t.refundBooked : t.refundAsked}
      onClose={onClose}
    >
      <TypedNumber
        label={t.amount}
        value={amount}
        fault={!isAmountRight && t.amountWrong({ amount: max })}
        onChange={setAmount}
        autoFocus
      />
      {payment.refund_methods.length > 1 && (
        <ChoiceField
          label={t.refundWay}
          value={way}
          choices={payment.refund_methods.map((id) => ({
            id,
            name: id === 'provider' ? t.by_provider : refundMethodTitles[id][language],
          }))}
          onChoose={setWay}
          fullWidth
        />
      )}
      {byHand && (
        <TypedField
          label={t.refundProof}
          value={reference}
          onChange={setReference}
          input={{ maxLength: textLimits.refund_reference.max }}
          required
        />
      )}
      <NoteField label={t.noteForStaff} value={note} onChange={setNote} />
    </ActionDialog>
  )
}
