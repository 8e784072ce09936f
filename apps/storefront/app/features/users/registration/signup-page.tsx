import { UserRoundPlus } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { AccountCard } from '../account-card.tsx'
import { AccountHeading } from '../account-heading.tsx'
import { useGuestsOnly, usePageWays } from '../account-ways.ts'
import { SignupForm } from './signup-form.tsx'

/** The signup as a page (rules ). */
export function SignupPage() {
  const t = useMessages(accountMessages)
  const ways = usePageWays()
  useGuestsOnly()
  return (
    <AccountCard icon={<UserRoundPlus />}>
      <AccountHeading title={t.signUpTitle} hint={t.signUpHint} />
      <SignupForm ways={ways} />
    </AccountCard>
  )
}
