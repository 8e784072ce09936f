import { Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../../ui/dialogs/form-dialog.tsx'
import { TypedNumber } from '../../../ui/forms/typed-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { readAmount } from '../../shared/read-number.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { forwardMessages } from './forward.messages.ts'

/** Books the cash of a delivered order that is still unpaid, without a deposit that was paid. */
export function ReceiveCashButton({ order }: { order: StaffOrder }) {
  const t = useMessages(forwardMessages)
  const [isAsking, setAsking] = useState(false)
  const action = useAction()

  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t.receiveCash}
      </Button>
      {isAsking && <ReceiveCashDialog order={order} action={action} onClose={() => setAsking(false)} />}
    </>
  )
}

type Properties = { order: StaffOrder; action: ReturnType<typeof useAction>; onClose: () => void }

/** Asks how much of the cash came: all of it, or less with a reason, by somebody who may give money up. */
function ReceiveCashDialog({ order: { id, number, cash_amount: due }, action, onClose }: Properties) {
  const t = useMessages(forwardMessages)
  const page = useMessages(orderPageMessages)
  const language = useLanguage()
  const canWriteOff = useCan('orders.refund')
  const [typed, setTyped] = useState(String(due))
  const [reason, setReason] = useState('')
  const amount = readAmount(typed)
  const isAmount = amount <= due
  const isShort = amount < due
  const money = (egp: number) => formatExactMoney(egp, language)
  const missing = { missing: money(due - amount) }

  return (
    <ActionDialog
      title={t.receiveQuestion({ number })}
      hint={t.receiveHint({ money: money(isAmount ? amount : due) })}
      submit={t.receiveCash}
      isPossible={isShort ? canWriteOff && reason.trim() !== '' : isAmount}
      action={action}
      request={() => staffApi.orders.receiveCash({ params: { id }, body: { amount, ...(isShort && { reason }) } })}
      done={t.cashReceived}
      onClose={onClose}
    >
      <TypedNumber
        label={page.amount}
        value={typed}
        fault={isAmount ? isShort && !canWriteOff && t.mayNotWriteOff(missing) : t.cashWrong({ amount: money(due) })}
        helperText={isShort ? t.isWrittenOff(missing) : ' '}
        onChange={setTyped}
      />
      {isShort && canWriteOff && <NoteField label={t.shortReason} value={reason} onChange={setReason} required />}
    </ActionDialog>
  )
}
