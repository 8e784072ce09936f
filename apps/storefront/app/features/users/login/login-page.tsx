import { UserRound } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { AccountCard } from '../account-card.tsx'
import { AccountHeading } from '../account-heading.tsx'
import { useGuestsOnly, usePageWays } from '../account-ways.ts'
import { LoginForm } from './login-form.tsx'

/** The login as a page (rules ). */
export function LoginPage() {
  const t = useMessages(accountMessages)
  const ways = usePageWays()
  useGuestsOnly()
  return (
    <AccountCard icon={<UserRound />}>
      <AccountHeading title={t.logInTitle} hint={t.logInHint} />
      <LoginForm ways={ways} />
    </AccountCard>
  )
}
