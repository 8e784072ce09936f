import { parsePhoneNumber, textLimits } from '@shop/contract'
import { type FocusEvent, useId } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { controlClasses, describeField, FieldFrame } from '../../ui/forms/field.tsx'
import type { Said } from '../../ui/forms/use-form.ts'
import { accountMessages } from './account.late.messages.ts'
import type { Fault } from './account-checks.ts'
import { useFaultWords } from './account-words.ts'

/** The phone of an account, after the fixed country code (rule A-01), left to right in Arabic too. */
export function PhoneField({ fault, initial }: { fault: Fault | Said | undefined; initial?: string | undefined }) {
  const t = useMessages(accountMessages)
  const error = useFaultWords()(fault, t.needPhone)
  const id = useId()
  const prefixId = `${id}-prefix`
  const { 'aria-describedby': description, ...state } = describeField(id, { error })
  return (
    <FieldFrame id={id} label={t.phone} error={error}>
      <div dir="ltr" className="flex rounded-control outline-nile outline-offset-2 has-focus-visible:outline-3">
        <span
          aria-hidden="true"
          className="grid min-h-12 place-items-center rounded-s-control border border-control border-e-0 bg-line/50 px-3.5 font-semibold tabular-nums"
        >
          +20
        </span>
        <input
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          required
          maxLength={textLimits.phone.max}
          placeholder="10 1234 5678"
          defaultValue={initial}
          onBlur={shortenPhone}
          className={`${controlClasses} min-w-0 rounded-s-none tabular-nums focus-visible:outline-none`}
          aria-describedby={[prefixId, description].filter(Boolean).join(' ')}
          {...state}
        />
      </div>
      <span id={prefixId} className="sr-only">
        {t.phonePrefix}
      </span>
    </FieldFrame>
  )
}

/** The country code is shown before the field: remove it from a pasted number. */
function shortenPhone({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const phone = parsePhoneNumber(currentTarget.value)
  if (phone) currentTarget.value = phone.slice('+20'.length)
}
