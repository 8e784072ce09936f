import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import type { ReturnTrouble } from './use-returns.ts'

/** Why a request about a return failed, as an alert. */
export function ReturnAlert({ trouble }: { trouble: ReturnTrouble | null }) {
  const t = useMessages(returnsMessages)
  const words = typeof trouble === 'object' ? trouble?.said : trouble === 'offline' ? t.offline : t.failed
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
