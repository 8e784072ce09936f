import { KeyRound } from 'lucide-react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AccountCard } from '../account-card.tsx'
import { usePageWays } from '../account-ways.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { ResetPanel } from './reset-panel.tsx'

/** The way to a new password (rule A-11). Which step comes next only the browser knows. */
export function ForgotPasswordPage() {
  const ways = usePageWays()
  return <AccountCard icon={<KeyRound />}>{useHydrated() ? <ResetPanel ways={ways} /> : <FormSkeleton />}</AccountCard>
}
