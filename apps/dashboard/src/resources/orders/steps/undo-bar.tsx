import { Alert, Button } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { useEffect, useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { forwardMessages } from './forward.messages.ts'

type Properties = { orderId: string; undo: NonNullable<StaffOrder['undo']> }

/** For ten seconds after a step: how long its message still waits, and the way back. */
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
      {step === 'ship' ? t.handedOver : t.markedDelivered}{' '}
      {/* A screen reader that read each second out would be heard saying nothing else. */}
      <span aria-hidden="true">{t.leavesIn({ count: Math.ceil(seconds) })}</span>
    </Alert>
  )
}

/** Counts down from what the shop said, by the browser's own watch: the two clocks may differ. */
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
