import { Button, type ButtonProps } from '@mui/material'
import { orderLife } from '@shop/contract'
import type { StaffOrder, StaffStep } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { FailedDeliveryDialog } from './failed-delivery-dialog.tsx'
import { ForwardDialog } from './forward-dialog.tsx'
import type { StepDialogProperties, StepFields } from './step-dialog.types.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { wayBackMessages } from './way-back.messages.ts'

/** Buttons for the next steps that the order's status and the member's role allow. Each opens a dialog first. */
export function StepButtons({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const names = useMessages(ordersMessages)
  const back = useMessages(wayBackMessages)
  const [asked, setAsked] = useState<StaffStep | null>(null)
  const action = useAction()
  const { id, number, status } = order

  async function take(step: StaffStep, fields: StepFields): Promise<void> {
    const next = orderLife[status][step] ?? status
    const done = step === 'attempt' ? back.attemptNoted : t.stepDone({ number, status: names[`status_${next}`] })
    const work = () => staffApi.orders.takeStep({ params: { id }, body: { step, from: status, ...fields } })
    if (await action.run(work, done)) setAsked(null)
  }

  return (
    <>
      {order.steps.map((step) => (
        <Button key={step} {...looks[step]} disabled={action.isBusy} onClick={() => setAsked(step)}>
          {t[`step_${step}`]}
        </Button>
      ))}
      {asked && (
        <DialogOfStep order={order} step={asked} action={action} onClose={() => setAsked(null)} onTake={take} />
      )}
    </>
  )
}

function DialogOfStep({ step, ...dialog }: StepDialogProperties) {
  switch (step) {
    case 'ship':
    case 'deliver':
      return <ForwardDialog {...dialog} step={step} />
    case 'attempt':
    case 'turn_back':
      return <FailedDeliveryDialog {...dialog} step={step} />
    case 'receive_back':
    case 'return':
      return <TakeBackDialog {...dialog} step={step} />
    case 'cancel':
      return <CancelDialog {...dialog} step={step} />
  }
}

/** The usual next step is filled; what ends an order is red. */
const looks = {
  ship: { variant: 'contained' },
  deliver: { variant: 'contained' },
  receive_back: { variant: 'contained' },
  attempt: { variant: 'outlined' },
  turn_back: { variant: 'outlined' },
  return: { variant: 'outlined', color: 'error' },
  cancel: { variant: 'outlined', color: 'error' },
} as const satisfies Record<StaffStep, Pick<ButtonProps, 'variant' | 'color'>>
