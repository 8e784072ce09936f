import { UserRound } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { accountMessages } from './account.late.messages.ts'
import { useGuestsOnly, usePageWays } from './account-ways.ts'
import { DoorCard } from './door-card.tsx'
import { DoorHeading } from './door-heading.tsx'
import { LoginForm } from './login-form.tsx'

/** The login as a page (rules ). */
export function LoginPage() {
  const t = useMessages(accountMessages)
  const ways = usePageWays()
  useGuestsOnly()
  return (
    <DoorCard icon={<UserRound />}>
      <DoorHeading title={t.logInTitle} hint={t.logInHint} />
      <LoginForm ways={ways} />
    </DoorCard>
  )
}
