import { Button } from '@mui/material'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

/** Takes a call over that a colleague has claimed. */
export function TakeOverButton({ orderId, onDone }: { orderId: string; onDone?: () => void }) {
  const t = useMessages(confirmationCallsMessages)
  const { isBusy, run } = useAction()

  async function takeOver(): Promise<void> {
    if (await run(() => staffApi.orderCalls.takeOverCall({ params: { id: orderId } }), t.takenOver)) onDone?.()
  }

  return (
    <Button variant="outlined" color="warning" disabled={isBusy} onClick={() => void takeOver()}>
      {t.takeOver}
    </Button>
  )
}
