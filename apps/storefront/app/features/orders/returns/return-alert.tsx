import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import type { ReturnTrouble } from './use-returns.ts'

/** Why a request about a return failed, as an alert. */
export function ReturnAlert({ trouble }: { trouble: ReturnTrouble | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {trouble && (
        <Alert tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">
            <TroubleText trouble={trouble} />
          </p>
        </Alert>
      )}
    </div>
  )
}

/** Why a request failed, in words. */
export function TroubleText({ trouble }: { trouble: ReturnTrouble }) {
  const t = useMessages(returnsMessages)
  const texts = { offline: t.offline, failure: t.failed, unreadable: t.unreadable }
  return <span>{typeof trouble === 'object' ? trouble.said : texts[trouble]}</span>
}
