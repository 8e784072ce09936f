import { formatDateTime } from '@shop/i18n'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { Session } from './use-sessions.ts'

type Properties = { session: Session; onSignOut: (session: Session) => Promise<void> }

/** One signed-in device: what it is, when it was used, and the way to sign it out. */
export function DeviceRow({ session, onSignOut }: Properties) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const device = session.device || t.unknownDevice

  async function signOut(): Promise<void> {
    setLeaving(true)
    await onSignOut(session)
    setLeaving(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-nile" />
      <div className="grid min-w-0 grow basis-40">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{device}</bdi>
          {session.is_current && <Badge tone="success">{t.thisDevice}</Badge>}
        </span>
        <span className="text-muted text-sm">
          {t.lastUsed({ moment: formatDateTime(session.last_used_at, language) })}
        </span>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          aria-label={t.signOutDeviceNamed({ device })}
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && void signOut()}
        >
          {t.signOutDevice}
        </Button>
      )}
    </li>
  )
}
