import { useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { accountMessages } from '../account.late.messages.ts'
import type { Fallback } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { CodeField } from './code-field.tsx'
import type { CodeEntry } from './use-code-entry.ts'

type Properties = {
  entry: CodeEntry
  fallbacks: { sending: Fallback; checking: Fallback }
}

/** Requests a code, then checks the typed one (rules ). */
export function CodeEntryForm({ entry, fallbacks }: Properties) {
  const t = useMessages(accountMessages)
  const isLive = useHydrated()
  const input = useFocusWhenSent(entry)
  const { trouble, isSpent, isSent, isCounting, isJustSent, busy } = entry
  const notice = isSpent ? t.codeSpent : isSent && !isCounting ? t.codeExpired : null
  return (
    <form
      method="post"
      noValidate
      aria-busy={busy !== null}
      onSubmit={(event) => {
        event.preventDefault()
        entry.press()
      }}
      className="grid gap-4"
    >
      <FormAlert
        // After the countdown only a failed sending is reported, not a wrong code.
        trouble={trouble && (isCounting || trouble.with === 'sending') ? trouble.trouble : null}
        fallback={fallbacks[trouble?.with ?? 'sending']}
        notice={notice}
      />
      <p role="status" className="empty:hidden font-semibold text-success">
        {isJustSent && isCounting ? t.codeSent : ''}
      </p>
      {isSent && <CodeField entry={entry} input={input} />}
      {isCounting ? (
        <>
          <SubmitButton form={{ isSending: busy === 'checking', isLive }} sending={t.verifying}>
            {t.verify}
          </SubmitButton>
          <Button disabled className="w-full">
            {t.resend}
          </Button>
        </>
      ) : (
        <SubmitButton form={{ isSending: busy === 'sending', isLive }} sending={t.sendingCode}>
          {isSent ? t.resend : t.sendCode}
        </SubmitButton>
      )}
    </form>
  )
}

/** Moves the focus to the field after a code was sent. */
function useFocusWhenSent({ isJustSent }: CodeEntry) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isJustSent) input.current?.focus()
  }, [isJustSent])
  return input
}
