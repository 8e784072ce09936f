import { Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { forwardMessages } from './forward.messages.ts'

/** Books the cash of a delivered order that is still unpaid, without a deposit that was paid. */
export function ReceiveCashButton({ order: { id, number, cash_amount } }: { order: StaffOrder }) {
  const t = useMessages(forwardMessages)
  const { close } = useMessages(orderPageMessages)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const action = useAction({ isInForm: true })

  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t.receiveCash}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t.receiveQuestion({ number })}
          hint={t.receiveHint({ money: formatExactMoney(cash_amount, language) })}
          submit={t.receiveCash}
          cancel={close}
          action={action}
          request={() => staffApi.orders.receiveCash({ params: { id }, body: { amount: cash_amount } })}
          done={t.cashReceived}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
