import { Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { forwardMessages } from './forward.messages.ts'

/** Books the cash of a delivered order that is still unpaid. */
export function ReceiveCashButton({ order: { id, number, total } }: { order: StaffOrder }) {
  const t = useMessages(forwardMessages)
  const { close } = useMessages(orderPageMessages)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useAction({ isInForm: true })

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
          isBusy={isBusy}
          failure={failure}
          onClose={() => setAsking(false)}
          onSubmit={book}
        />
      )}
    </>
  )
}
