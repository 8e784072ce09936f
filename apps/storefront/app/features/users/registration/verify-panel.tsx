import { beginVerification, openSessionStore, type PendingVerification, pendingVerification } from '@shop/session'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { FormSkeleton } from '../account-card.tsx'
import type { AccountLinks, HandedPhone } from '../account-links.ts'
import { useAuth } from '../auth-provider.tsx'
import { logOut } from '../login/browser-login.ts'
import { usersMessages } from '../users.messages.ts'
import { VerifyForm } from './verify-form.tsx'

type Properties = { links: AccountLinks; handed: HandedPhone | null }

/**
 * The verification of a phone: handed over by navigation, or pending in this tab. Its code completes one registration
 * or login. Without a token of either, the shopper must log in (again), unless the phone is verified.
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

  if (pending?.verificationToken == null) return <WithoutToken message={pending?.message ?? null} links={links} />
  return <VerifyForm pending={pending} save={save} forget={pendings.forget} links={links} />
}

/** A record of the same phone is used, with its password and its pending code. */
function findPending(pending: PendingVerification | null, handed: HandedPhone | null): PendingVerification | null {
  if (!handed || pending?.phone === handed.phone) return pending
  return beginVerification(handed.phone, { message: handed.message })
}

/** Shown when this tab has no registration or login: only a login gets a code, so who is logged in must leave for it. */
function WithoutToken({ message, links }: { message: string | null; links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const { user } = useAuth().auth
  const { to, onClick } = links.logIn
  if (user?.is_phone_verified && message === null) return <NothingToVerify />
  return (
    <div className="grid gap-4">
      {message && (
        <Alert tone="nile" icon={<MessageSquareText />}>
          <p>{message}</p>
        </Alert>
      )}
      <p>{user ? t.verifyByNewLogIn : t.verifyAfterLogIn}</p>
      <ButtonLink
        look="lamp"
        to={to}
        onClick={(event) => {
          if (user) void logOut()
          onClick?.(event)
        }}
      >
        {user ? t.logInAgain : shared.logIn}
      </ButtonLink>
    </div>
  )
}

function NothingToVerify() {
  const t = useMessages(accountMessages)
  return (
    <div className="grid gap-4">
      <p>{t.isVerified}</p>
      <ButtonLink look="lamp" to={paths.account()}>
        {t.accountSettings}
      </ButtonLink>
    </div>
  )
}
