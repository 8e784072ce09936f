import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { RequireLogin } from '../login/require-login.tsx'
import { usersMessages } from '../users.messages.ts'
import { AccountLinks } from './account-links.tsx'
import { AccountName } from './account-name.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeviceList } from './device-list.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useSessions } from './use-sessions.ts'

/** Profile, password and signed-in devices of who is signed in (rule A-12). */
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
            <AccountLinks />
          </nav>
        </aside>
        <div className="grid gap-6">
          <ProfileForm user={user} />
          <ChangePasswordForm phone={user.phone} onChanged={sessions.reload} />
          <DeviceList sessions={sessions} />
        </div>
      </div>
    </div>
  )
}
