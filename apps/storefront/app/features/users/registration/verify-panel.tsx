import { beginVerification, openSessionStore, type PendingVerification, pendingVerification } from '@shop/session'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { FormSkeleton } from '../account-card.tsx'
import type { AccountLinks, HandedPhone } from '../account-links.ts'
import { usersMessages } from '../users.messages.ts'
import { VerifyForm } from './verify-form.tsx'

type Properties = { links: AccountLinks; handed: HandedPhone | null }

/**
 * The verification of a phone: handed over by navigation, or pending in this tab. Its code completes one registration
 * or login. Without a token of either, the shopper must log in first.
 */
export function VerifyPanel(properties: Properties) {
  return useHydrated() ? <KnownVerification {...properties} /> : <FormSkeleton />
}

function KnownVerification({ links, handed }: Properties) {
  const [pendings] = useState(() => pendingVerification(openSessionStore()))
  const [pending, setPending] = useState(() => findPending(pendings.recall(), handed))

  function save(next: PendingVerification): void {
    pendings.save(next)
    setPending(next)
  }

  if (pending?.verificationToken == null) return <LogInFirst message={pending?.message ?? null} links={links} />
  return <VerifyForm pending={pending} save={save} forget={pendings.forget} links={links} />
}

/** A record of the same phone is used, with its password and its pending code. */
function findPending(pending: PendingVerification | null, handed: HandedPhone | null): PendingVerification | null {
  if (!handed || pending?.phone === handed.phone) return pending
  return beginVerification(handed.phone, { message: handed.message })
}

/** Shown at the verification when this tab has no registration or login. */
function LogInFirst({ message, links }: { message: string | null; links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  return (
    <div className="grid gap-4">
      {message && (
        <Alert tone="nile" icon={<MessageSquareText />}>
          <p>{message}</p>
        </Alert>
      )}
      <p>{t.verifyAfterLogIn}</p>
      <ButtonLink look="lamp" {...links.logIn}>
        {shared.logIn}
      </ButtonLink>
    </div>
  )
}
