import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import type { ActionTrouble } from './use-order-actions.ts'

/** Why a deed on an order did not work, read out when it appears. */
export function ActionAlert({ trouble }: { trouble: ActionTrouble | null }) {
  const t = useMessages(myOrdersMessages)
  const words = typeof trouble === 'object' ? trouble?.said : trouble === 'offline' ? t.offline : t.actionFailed
  return (
    <div role="alert" className="empty:hidden">
      {trouble && (
        <Alert tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">{words}</p>
        </Alert>
      )}
    </div>
  )
}
