import { Alert, Button } from '@mui/material'
import { useMessages } from '../../../i18n/language.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { forwardMessages } from '../steps/forward.messages.ts'
import { orderWorkMessages } from './order-work.messages.ts'
import type { Work, WorkOutcome } from './use-order-work.ts'

const undoOf = { ship: 'undo_ship', deliver: 'undo_deliver' } as const

type Properties = { outcome: WorkOutcome; onUndo: (work: Work) => Promise<boolean> }

/** Offers undo for all orders of the newest work, before their customers are told. */
export function UndoWork({ outcome: { action, done, undoSeconds }, onUndo }: Properties) {
  const t = useMessages(orderWorkMessages)
  const forward = useMessages(forwardMessages)
  const seconds = useCountdown(undoSeconds)
  if ((action !== 'ship' && action !== 'deliver') || seconds <= 0) return null
  const orders = done.map((id) => ({ id }))
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" variant="outlined" onClick={() => void onUndo({ action: undoOf[action], orders })}>
          {forward.undo}
        </Button>
      }
    >
      <span>{t[`done_${action}`]({ count: done.length })}</span> {/* A screen reader would read out each second. */}
      <span aria-hidden="true">{forward.leavesIn({ count: Math.ceil(seconds) })}</span>
    </Alert>
  )
}
