import type { RefObject } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useFaultWords } from '../account-words.ts'
import { formatClock } from './one-time-code.ts'
import type { CodeEntry } from './use-code-entry.ts'

type Properties = { entry: CodeEntry; input: RefObject<HTMLInputElement | null> }

/**
 * Six digits from a message: typed, pasted with spaces, or filled in by the phone; Arabic digits are accepted (rule
 *
 */
export function CodeField({ entry, input }: Properties) {
  const t = useMessages(accountMessages)
  const { code, type, fault, secondsLeft, isCounting } = entry
  const error = useFaultWords()(fault)
  return (
    <TextField
      ref={input}
      name="otp_code"
      label={t.code}
      error={error}
      hint={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span>{t.codeHint}</span>
          {isCounting && (
            <span>
              <span>{t.codeCounts}</span> <Clock seconds={secondsLeft} />
            </span>
          )}
        </span>
      }
      value={code}
      onChange={(event) => type(event.currentTarget.value)}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      placeholder="••••••"
      className="min-h-14 text-center font-bold text-2xl tabular-nums tracking-[0.4em] placeholder:font-normal"
    />
  )
}

/** The remaining time of a code. Screen readers read it only on request. */
function Clock({ seconds }: { seconds: number }) {
  return (
    <bdi dir="ltr" role="timer" aria-live="off" className="font-semibold text-ink tabular-nums">
      {formatClock(seconds)}
    </bdi>
  )
}
