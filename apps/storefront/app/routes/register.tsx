import { UserRoundPlus } from 'lucide-react'
import { accountMessages } from '../features/users/account.late.messages.ts'
import { AccountCard, AccountHeading } from '../features/users/account-card.tsx'
import { useAccountLinks, useGuestsOnly } from '../features/users/account-links.ts'
import { SignupForm } from '../features/users/registration/signup-form.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Register() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.signUpTitle} isIndexed={false} />
      <SignupPage />
    </>
  )
}

/** The signup as a page (rules ). */
function SignupPage() {
  const t = useMessages(accountMessages)
  const links = useAccountLinks()
  useGuestsOnly()
  return (
    <AccountCard icon={<UserRoundPlus />}>
      <AccountHeading title={t.signUpTitle} hint={t.signUpHint} />
      <SignupForm links={links} />
    </AccountCard>
  )
}
