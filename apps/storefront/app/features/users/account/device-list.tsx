import { formatDateTime, listValues } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { browserApi, type ShopClient } from '../../../api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useTroubleWords } from '../account-words.ts'
import { toTrouble } from '../trouble.ts'
import { AccountSection } from './account-section.tsx'

/** The devices on which the user is signed in, with buttons to sign the others out. */
export function DeviceList({ sessions: { list, isFailed, reload, revoke } }: { sessions: Sessions }) {
  const t = useMessages(accountMessages)
  const showToast = useToasts()
  const wordsOf = useTroubleWords()
  const top = useRef<HTMLDivElement>(null)

  async function signOut(session: Session): Promise<void> {
    try {
      await revoke(session.id)
      // The pressed button is gone; otherwise the focus would return to the top of the document.
      top.current?.focus({ preventScroll: true })
      showToast({ kind: 'success', title: t.deviceSignedOut })
    } catch (error) {
      const { heading, hint } = wordsOf(toTrouble(error), t.deviceNotSignedOut)
      showToast({ kind: 'error', title: heading, ...(hint && { description: hint }) })
    }
  }

  return (
    <AccountSection icon={<MonitorSmartphone />} heading={t.devices} hint={t.devicesHint}>
      <div ref={top} tabIndex={-1} className="grid gap-3 outline-none">
        {isFailed && (
          <Alert tone="warning" icon={<CloudOff />}>
            <p className="font-semibold">{t.devicesFailed}</p>
            <div>
              <Button size="small" onClick={reload}>
                {t.retry}
              </Button>
            </div>
          </Alert>
        )}
        {!list && !isFailed && <Skeleton className="h-16" />}
        {list && (
          <ul className="grid divide-y divide-line">
            {list.map((session) => (
              <DeviceRow key={session.id} session={session} onSignOut={signOut} />
            ))}
          </ul>
        )}
      </div>
    </AccountSection>
  )
}

type Properties = { session: Session; onSignOut: (session: Session) => Promise<void> }

/** A signed-in device: its name, its last use, and a button to sign it out. */
function DeviceRow({ session, onSignOut }: Properties) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const device = session.device || t.unknownDevice
  const moment = formatDateTime(session.last_used_at, language)

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
        <span className="text-muted text-sm">{t.lastUsed({ moment })}</span>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          aria-label={t.signOutDeviceNamed({ device: listValues([device, moment], language) })}
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && void signOut()}
        >
          {t.signOutDevice}
        </Button>
      )}
    </li>
  )
}

/** A device on which the user is signed in. */
type Session = Awaited<ReturnType<ShopClient['users']['listSessions']>>[number]

/** The devices, if loaded; `isFailed` when the last call got no answer. */
type Sessions = {
  list: readonly Session[] | null
  isFailed: boolean
  reload: () => void
  /** @throws ApiError and ConnectionError as the call does */
  revoke: (id: string) => Promise<void>
}

/** Reads the devices on which a user is signed in, and signs them out. */
export function useSessions(userId: number): Sessions {
  const client = useShopQueries()
  const queryKey = ['sessions', userId] as const
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => browserApi.users.listSessions({}, { signal }) },
    client,
  )
  return {
    list: data ?? null,
    isFailed: isError,
    reload: () => void refetch(),
    async revoke(id) {
      await browserApi.users.revokeSession({ params: { id } })
      client.setQueryData<Session[]>(queryKey, (sessions) => sessions?.filter((session) => session.id !== id))
    },
  }
}
