import { UserRoundPlus } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { useGuestsOnly, usePageWays } from './account-ways.ts'
import { DoorCard } from './door-card.tsx'
import { DoorHeading } from './door-heading.tsx'
import { SignupForm } from './signup-form.tsx'
import { usersMessages } from './users.messages.ts'

/** The signup as a page (rules ). */
export function SignupPage() {
  const t = useMessages(usersMessages)
  const ways = usePageWays()
  useGuestsOnly()
  return (
    <DoorCard icon={<UserRoundPlus />}>
      <DoorHeading title={t.signUpTitle} hint={t.signUpHint} />
      <SignupForm ways={ways} />
    </DoorCard>
  )
}
