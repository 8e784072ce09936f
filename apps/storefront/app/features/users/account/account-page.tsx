import type { StoredUser } from '@shop/session'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { AddressBook } from '../addresses/address-book.tsx'
import { useAuth } from '../auth-provider.tsx'
import { usersMessages } from '../users.messages.ts'
import { AccountName, AccountPanelLinks } from './account-panel.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeviceList, useSessions } from './device-list.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Profile, addresses, password and devices of the signed-in shopper (rule A-12). */
export function AccountPage() {
  return <RequireLogin>{(user) => <Account key={user.id} user={user} />}</RequireLogin>
}

function Account({ user }: { user: Parameters<typeof AccountName>[0]['user'] }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const sessions = useSessions(user.id)
  return (
    <div className="page grid gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">{t.accountSettings}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[19rem_1fr]">
        <aside
          aria-label={shared.account}
          className="grid gap-4 rounded-card border border-line bg-card p-4 shadow-card lg:sticky lg:top-24"
        >
          <div className="px-2 pt-1">
            <AccountName user={user} />
          </div>
          <nav aria-label={shared.account}>
            <AccountPanelLinks />
          </nav>
        </aside>
        <div className="grid gap-6">
          <ProfileForm user={user} />
          <AddressBook userId={user.id} />
          <ChangePasswordForm phone={user.phone} onChanged={sessions.reload} />
          <DeviceList sessions={sessions} />
        </div>
      </div>
    </div>
  )
}

/** Shows a page to signed-in shoppers; guests go to the login, and back afterwards. */
function RequireLogin({ children }: { children: (user: StoredUser) => ReactNode }) {
  const { auth } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isGuest = auth.status === 'guest'
  useEffect(() => {
    if (isGuest) void navigate(paths.login({ next: `${pathname}${search}` }), { replace: true })
  }, [isGuest, navigate, pathname, search])
  return auth.status === 'authenticated' ? children(auth.user) : <Waiting />
}

function Waiting() {
  const t = useMessages(accountMessages)
  return (
    <div role="status" className="page grid gap-5 py-8">
      <span className="sr-only">{t.loadingAccount}</span>
      <Skeleton className="h-10 w-56" />
      <div className="grid items-start gap-6 lg:grid-cols-[19rem_1fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-[40rem]" />
      </div>
    </div>
  )
}
