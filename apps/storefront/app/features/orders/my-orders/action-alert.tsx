import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import type { ActionTrouble } from './use-order-actions.ts'

/** Why an action on an order failed, read out when it appears. It keeps its room while the action runs again. */
export function ActionAlert({ trouble }: { trouble: ActionTrouble | null }) {
  const t = useMessages(myOrdersMessages)
  const words = typeof trouble === 'object' ? trouble?.said : trouble === 'offline' ? t.offline : t.actionFailed
  return (
    <div role="alert" className="empty:hidden in-aria-busy:invisible">
      {trouble && (
        <Alert tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">{words}</p>
        </Alert>
      )}
    </div>
  )
}
