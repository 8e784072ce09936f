import { Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { forwardMessages } from './forward.messages.ts'
import { orderMessages } from './order.messages.ts'
import { useOrderAction } from './use-order-action.ts'

/** Books the cash of an order that was delivered before its money came. */
export function ReceiveCashButton({ order: { id, number, total } }: { order: StaffOrder }) {
  const t = useMessages(forwardMessages)
  const { close } = useMessages(orderMessages)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useOrderAction({ isInForm: true })

  async function book(): Promise<void> {
    const isBooked = await run(
      () => staffApi.orders.receiveCash({ params: { id }, body: { amount: total } }),
      t.cashReceived,
    )
    if (isBooked) setAsking(false)
  }

  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t.receiveCash}
      </Button>
      {isAsking && (
        <FormDialog
          title={t.receiveQuestion({ number })}
          hint={t.receiveHint({ money: formatExactMoney(total, language) })}
          submit={t.receiveCash}
          cancel={close}
          {...{ isBusy, failure }}
          onClose={() => setAsking(false)}
          onSubmit={book}
        />
      )}
    </>
  )
}
