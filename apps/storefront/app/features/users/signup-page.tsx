import { UserRoundPlus } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { accountMessages } from './account.late.messages.ts'
import { useGuestsOnly, usePageWays } from './account-ways.ts'
import { DoorCard } from './door-card.tsx'
import { DoorHeading } from './door-heading.tsx'
import { SignupForm } from './signup-form.tsx'

/** The signup as a page (rules ). */
export function SignupPage() {
  const t = useMessages(accountMessages)
  const ways = usePageWays()
  useGuestsOnly()
  return (
    <DoorCard icon={<UserRoundPlus />}>
      <DoorHeading title={t.signUpTitle} hint={t.signUpHint} />
      <SignupForm ways={ways} />
    </DoorCard>
  )
}
