import { Button } from '@mui/material'
import { orderLife } from '@shop/contract'
import { isUndoable, type StaffOrder, type StaffStep } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { ForwardDialog } from './forward-dialog.tsx'
import { StepDialog, type StepFields } from './step-dialog.tsx'

/** Buttons for the next steps that the order's status and the member's role allow. Each opens a dialog first. */
export function StepButtons({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const names = useMessages(ordersMessages)
  const [asked, setAsked] = useState<StaffStep | null>(null)
  const { isBusy, failure, run } = useAction({ isInForm: true })
  const { id, number, status } = order

  async function take(step: StaffStep, fields: StepFields): Promise<void> {
    const next = orderLife[status][step] ?? status
    const done = t.stepDone({ number, status: names[`status_${next}`] })
    const work = () => staffApi.orders.takeStep({ params: { id }, body: { step, from: status, ...fields } })
    if (await run(work, done)) setAsked(null)
  }

  const dialog = { order, isBusy, failure, onClose: () => setAsked(null), onTake: take }
  return (
    <>
      {order.steps.map((step) => (
        <Button
          key={step}
          variant={isUndoable(step) ? 'contained' : 'outlined'}
          color={isUndoable(step) ? 'primary' : 'error'}
          disabled={isBusy}
          onClick={() => setAsked(step)}
        >
          {t[`step_${step}`]}
        </Button>
      ))}
      {asked &&
        (isUndoable(asked) ? <ForwardDialog {...dialog} step={asked} /> : <StepDialog {...dialog} step={asked} />)}
    </>
  )
}
