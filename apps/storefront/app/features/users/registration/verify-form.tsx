import type { PendingVerification } from '@shop/session'
import { CircleCheck, MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { AccountLinks } from '../account-links.ts'
import { CodeEntryForm } from '../codes/code-entry-form.tsx'
import { useCodeEntry } from '../codes/use-code-entry.ts'
import { logIn } from '../login/browser-login.ts'
import { PhoneLine } from '../phone-line.tsx'
import { usersMessages } from '../users.messages.ts'

/** How long success is shown before the screen closes, in milliseconds (rule A-08). */
const closeDelay = 1500

type Properties = {
  pending: PendingVerification
  save: (pending: PendingVerification) => void
  forget: () => void
  links: AccountLinks
}

/** Verifies a phone by a code; with a stored password the shopper is then logged in (rules ). */
export function VerifyForm({ pending, save, forget, links }: Properties) {
  const t = useMessages(accountMessages)
  const [result, setResult] = useState<'waiting' | 'signed-in' | 'verified'>('waiting')
  const { phone, password, isRemembered, verificationToken: verification_token } = pending
  const message = pending.message ?? (password === null ? null : t.verifyToLogIn)

  async function verify(otp_code: string): Promise<void> {
    await browserApi.users.verifyOtp({ body: { phone, otp_code, verification_token } })
    // The phone is verified even if the login fails: that can be done by hand.
    const login = password === null ? null : await logIn({ phone, password, isRemembered }).catch(() => null)
    forget()
    setResult(login?.outcome === 'done' ? 'signed-in' : 'verified')
  }

  const entry = useCodeEntry({
    sent: pending,
    save: (sent) => save({ ...pending, ...sent }),
    send: () => browserApi.users.requestOtp({ body: { phone, verification_token } }),
    check: verify,
  })
  useLeaveLater(result === 'signed-in', links.onDone)

  if (result !== 'waiting') return <Verified isSignedIn={result === 'signed-in'} links={links} />
  return (
    <div className="grid gap-4">
      {message && !entry.isSent && (
        <Alert tone="nile" icon={<MessageSquareText />}>
          <p>{message}</p>
        </Alert>
      )}
      <p>
        <span>{entry.isSent ? t.codeSentTo : t.verifyHint}</span>{' '}
        <strong>
          <PhoneLine phone={phone} isFull />
        </strong>
      </p>
      <CodeEntryForm entry={entry} fallbacks={{ sending: t.codeNotSent, checking: t.verifyFailed }} />
    </div>
  )
}

function Verified({ isSignedIn, links }: { isSignedIn: boolean; links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <CircleCheck aria-hidden="true" className="size-16 animate-appear text-success" />
      <div ref={message} role="status" tabIndex={-1} className="grid gap-1 outline-none">
        <p className="font-bold text-xl">{t.verified}</p>
        <p className="text-muted">{isSignedIn ? t.verifiedHint : t.verifiedLogIn}</p>
      </div>
      {!isSignedIn && (
        <ButtonLink look="lamp" {...links.logIn}>
          {shared.logIn}
        </ButtonLink>
      )}
    </div>
  )
}

function useLeaveLater(isDue: boolean, leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  }, [leave])
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => latest.current(), closeDelay)
    return () => clearTimeout(timer)
  }, [isDue])
}
