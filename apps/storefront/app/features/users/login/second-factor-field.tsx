import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { controlClasses, describeField, FieldFrame } from '../../../ui/forms/field.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { Fault } from '../account-checks.ts'
import { useFaultWords } from '../account-words.ts'

/** What the shop asks of its staff besides the password: a code of their app, or a recovery code. It is begun at once. */
export function SecondFactorField({ fault }: { fault: Fault | undefined }) {
  const t = useMessages(accountMessages)
  const error = useFaultWords()(fault)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const id = useId()
  return (
    <FieldFrame id={id} label={t.secondFactor} hint={t.secondFactorHint} error={error}>
      <input
        ref={input}
        id={id}
        name="second_factor"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={60}
        required
        dir="ltr"
        className={controlClasses}
        {...describeField(id, { hint: true, error })}
      />
    </FieldFrame>
  )
}
