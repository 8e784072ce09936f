import { Alert, Button } from '@mui/material'
import type { StaffOrder, UndoableStep } from '@shop/contract/staff'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { forwardMessages } from './forward.messages.ts'
import { wayBackMessages } from './way-back.messages.ts'

type Properties = { orderId: string; undo: NonNullable<StaffOrder['undo']> }

/** Offers undo for ten seconds after a step, before the message to the customer is sent. */
export function UndoBar({ orderId, undo: { step, seconds_left } }: Properties) {
  const t = useMessages(forwardMessages)
  const { isBusy, run } = useAction()
  const back = useMessages(wayBackMessages)
  const seconds = useCountdown(seconds_left)
  if (seconds <= 0) return null
  const done: Record<UndoableStep, string> = {
    ship: t.handedOver,
    deliver: t.markedDelivered,
    attempt: back.attemptNoted,
    turn_back: back.turnedBack,
  }
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
      <span>{done[step]}</span> {/* A screen reader would read out each second. */}
      <span aria-hidden="true">{t.leavesIn({ count: Math.ceil(seconds) })}</span>
    </Alert>
  )
}
