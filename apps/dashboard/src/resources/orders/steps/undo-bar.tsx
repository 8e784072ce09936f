import { Alert, Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { useEffect, useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { forwardMessages } from './forward.messages.ts'

type Properties = { orderId: string; undo: NonNullable<StaffOrder['undo']> }

/** Offers undo for ten seconds after a step, before the message to the customer is sent. */
export function UndoBar({ orderId, undo: { step, seconds_left } }: Properties) {
  const t = useMessages(forwardMessages)
  const { isBusy, run } = useAction()
  const seconds = useCountdown(seconds_left)
  if (seconds <= 0) return null
  const takeBack = () => run(() => staffApi.orders.undoStep({ params: { id: orderId }, body: { step } }), t.undone)
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void takeBack()}>
          {t.undo}
        </Button>
      }
    >
      {step === 'ship' ? t.handedOver : t.markedDelivered} {/* A screen reader would read out each second. */}
      <span aria-hidden="true">{t.leavesIn({ count: Math.ceil(seconds) })}</span>
    </Alert>
  )
}

/** Counts down from the server's figure by the browser's monotonic clock, because the two clocks may differ. */
function useCountdown(secondsLeft: number): number {
  const [end, setEnd] = useState(() => performance.now() + secondsLeft * 1000)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => setEnd(performance.now() + secondsLeft * 1000), [secondsLeft])
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (end - now) / 1000
}
