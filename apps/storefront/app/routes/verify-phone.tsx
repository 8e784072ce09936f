import { MessageSquareLock } from 'lucide-react'
import { useLocation } from 'react-router'
import { accountMessages } from '../features/users/account.late.messages.ts'
import { AccountCard, AccountHeading } from '../features/users/account-card.tsx'
import { type HandedPhone, useAccountLinks } from '../features/users/account-links.ts'
import { VerifyPanel } from '../features/users/registration/verify-panel.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function VerifyPhone() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.verifyTitle} isIndexed={false} />
      <VerifyPage />
    </>
  )
}

/** The verification of a phone as a page; it receives phone and message through navigation state. */
function VerifyPage() {
  const t = useMessages(accountMessages)
  const links = useAccountLinks()
  const { state } = useLocation()
  return (
    <AccountCard icon={<MessageSquareLock />}>
      <AccountHeading title={t.verifyTitle} />
      <VerifyPanel links={links} handed={readHanded(state)} />
    </AccountCard>
  )
}

/** Navigation state is untrusted: it may be old or in another format. */
function readHanded(state: unknown): HandedPhone | null {
  if (typeof state !== 'object' || state === null || !('phone' in state)) return null
  const message = 'message' in state && typeof state.message === 'string' ? state.message : null
  return typeof state.phone === 'string' && state.phone !== '' ? { phone: state.phone, message } : null
}
