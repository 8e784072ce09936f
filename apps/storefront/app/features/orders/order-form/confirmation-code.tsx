import { openSessionStore } from '@shop/session'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { submitForm } from '../../../ui/forms/submit-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { codeDraftStorage } from './checkout-draft.ts'
import type { FieldFaults } from './checkout-fields.ts'
import { FormSection, useFieldWords } from './order-text-field.tsx'

type Properties = {
  /** Identifies the request that the code confirms. */
  requestKey: string
  /** The server's message: why a code is needed, and the phone that got it. */
  message: string
  faults: FieldFaults
}

/** The code that confirms a large order. It appears when the shop asks for it, and takes the focus. */
export function ConfirmationCode({ requestKey, message, faults }: Properties) {
  const t = useMessages(ordersMessages)
  const error = useFieldWords(faults)('confirmation_code')
  const section = useRef<HTMLDivElement>(null)
  const findInput = () => section.current?.querySelector('input') ?? null
  const [drafts] = useState(() => codeDraftStorage(openSessionStore(), requestKey))
  useEffect(() => {
    const input = section.current?.querySelector('input')
    if (!input) return
    input.value ||= drafts.recall()
    input.focus()
  }, [drafts])

  /** The same order without a code asks for a new one. */
  function askForNewCode(): void {
    const input = findInput()
    if (!input?.form) return
    input.value = ''
    drafts.save('')
    submitForm(input.form)
    input.focus()
  }

  return (
    <div ref={section} onInput={() => drafts.save(findInput()?.value ?? '')}>
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
