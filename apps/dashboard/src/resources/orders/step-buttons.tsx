import { Button } from '@mui/material'
import { orderLife } from '@shop/contract'
import type { StaffOrder, StaffStep } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { orderMessages } from './order.messages.ts'
import { ordersMessages } from './orders.messages.ts'
import { StepDialog } from './step-dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

/** Steps that take an order on at once; the others end it and ask first. */
const forward: readonly StaffStep[] = ['ship', 'deliver']

/** The next steps that an order's life and the member's role allow, as buttons. */
export function StepButtons({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const names = useMessages(ordersMessages)
  const [asked, setAsked] = useState<StaffStep | null>(null)
  const { isBusy, failure, run } = useOrderAction({ isInForm: asked !== null })
  const { id, number, status } = order

  async function take(step: StaffStep, note: string): Promise<void> {
    const next = orderLife[status][step] ?? status
    const done = t.stepDone({ number, status: names[`status_${next}`] })
    const work = () => staffApi.orders.takeStep({ params: { id }, body: { step, from: status, note } })
    if (await run(work, done)) setAsked(null)
  }

  return (
    <>
      {order.steps.map((step) => {
        const isForward = forward.includes(step)
        return (
          <Button
            key={step}
            variant={isForward ? 'contained' : 'outlined'}
            color={isForward ? 'primary' : 'error'}
            disabled={isBusy}
            onClick={() => (isForward ? void take(step, '') : setAsked(step))}
          >
            {t[`step_${step}`]}
          </Button>
        )
      })}
      {asked && (
        <StepDialog {...{ order, isBusy, failure }} step={asked} onClose={() => setAsked(null)} onTake={take} />
      )}
    </>
  )
}
