import { useEffect, useRef } from 'react'
import { useMessages } from '../../language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldFaults } from './checkout-fields.ts'
import { useFieldWords } from './field-words.ts'
import { FormSection } from './form-section.tsx'
import { ordersMessages } from './orders.late.messages.ts'

type Properties = {
  /** The shop's own words: why a code is needed, and which phone it was sent to. */
  message: string
  faults: FieldFaults
}

/** The code that confirms a large order. It appears when the shop asks for it, and takes the focus. */
export function ConfirmationCode({ message, faults }: Properties) {
  const t = useMessages(ordersMessages)
  const error = useFieldWords(faults)('confirmation_code')
  const section = useRef<HTMLDivElement>(null)
  const findInput = () => section.current?.querySelector('input') ?? null
  useEffect(() => section.current?.querySelector('input')?.focus(), [])

  /** The same order without a code asks for a new one. */
  function askForNewCode(): void {
    const input = findInput()
    if (!input?.form) return
    input.value = ''
    input.form.requestSubmit()
    input.focus()
  }

  return (
    <div ref={section}>
      <FormSection heading={t.confirmByCode}>
        <p role="status" className="col-span-full">
          {message}
        </p>
        <TextField
          name="confirmation_code"
          label={t.confirmationCode}
          hint={t.confirmationCodeHint}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          dir="ltr"
        />
        <Button size="small" className="self-end justify-self-start" onClick={askForNewCode}>
          {t.newCode}
        </Button>
      </FormSection>
    </div>
  )
}
