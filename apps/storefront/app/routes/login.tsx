import { UserRound } from 'lucide-react'
import { accountMessages } from '../features/users/account.late.messages.ts'
import { AccountCard, AccountHeading } from '../features/users/account-card.tsx'
import { useAccountLinks, useGuestsOnly } from '../features/users/account-links.ts'
import { LoginForm } from '../features/users/login/login-form.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Login() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.logInTitle} isIndexed={false} />
      <LoginPage />
    </>
  )
}

/** The login as a page (rules ). */
function LoginPage() {
  const t = useMessages(accountMessages)
  const links = useAccountLinks()
  useGuestsOnly()
  return (
    <AccountCard icon={<UserRound />}>
      <AccountHeading title={t.logInTitle} hint={t.logInHint} />
      <LoginForm links={links} />
    </AccountCard>
  )
}
