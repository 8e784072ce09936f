import { KeyRound } from 'lucide-react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePageWays } from './account-ways.ts'
import { DoorCard } from './door-card.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { ResetPanel } from './reset-panel.tsx'

/** The way to a new password (rule A-11). Which step comes next only the browser knows. */
export function ForgotPasswordPage() {
  const ways = usePageWays()
  return <DoorCard icon={<KeyRound />}>{useHydrated() ? <ResetPanel ways={ways} /> : <FormSkeleton />}</DoorCard>
}
