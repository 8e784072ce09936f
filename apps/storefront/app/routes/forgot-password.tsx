import { KeyRound } from 'lucide-react'
import { accountMessages } from '../features/users/account.late.messages.ts'
import { AccountCard, FormSkeleton } from '../features/users/account-card.tsx'
import { useAccountLinks } from '../features/users/account-links.ts'
import { ResetPanel } from '../features/users/recovery/reset-panel.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useHydrated } from '../ui/hooks/use-hydrated.ts'

export default function ForgotPassword() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.forgotTitle} isIndexed={false} />
      <ForgotPasswordPage />
    </>
  )
}

/** Resets a forgotten password (rule A-11). Only the browser knows the current step. */
function ForgotPasswordPage() {
  const links = useAccountLinks()
  return (
    <AccountCard icon={<KeyRound />}>{useHydrated() ? <ResetPanel links={links} /> : <FormSkeleton />}</AccountCard>
  )
}
