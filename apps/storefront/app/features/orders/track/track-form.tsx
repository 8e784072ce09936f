import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../i18n/language.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ActionAlert } from '../my-orders/pay-button.tsx'
import { findWrongFields, type SearchDraft, type SearchField, searchFields } from './order-search.ts'
import { trackMessages } from './track.late.messages.ts'
import type { SearchTrouble } from './use-order-search.ts'

type FieldOfForm = { name: SearchField; label: string; hint?: string; autoComplete: string; value?: string | undefined }

type Properties = {
  fields: readonly FieldOfForm[]
  isBusy: boolean
  trouble: SearchTrouble | null
  /** Receives a draft whose fields may be right. */
  onSend: (draft: Record<SearchField, string>) => void
  /** The first field takes the focus when the form appears. */
  takesFocus?: boolean
  children: Elements
}

/** The form of one step: its fields with their faults. The fields are uncontrolled, so that hydration loses no text. */
export function TrackForm({ fields, isBusy, trouble, onSend, takesFocus = false, children }: Properties) {
  const t = useMessages(trackMessages)
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<readonly SearchField[]>([])
  const said = typeof trouble === 'object' ? trouble?.fields : undefined
  const words = { number: t.badNumber, phone: t.badPhone, otp_code: t.badCode }
  const errorOf = (name: SearchField) => (wrong.includes(name) ? words[name] : (said?.[name] ?? null))

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  useEffect(() => {
    const name = searchFields.find((each) => said?.[each])
    if (name) focusField(form.current, name)
  }, [said])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const draft: SearchDraft = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
    const found = findWrongFields(draft)
    // Errors are shown before the focus moves, so that screen readers read them at the field.
    flushSync(() => setWrong(found))
    if (found[0]) focusField(event.currentTarget, found[0])
    else onSend(draft as Record<SearchField, string>)
  }

  return (
    <form ref={form} method="post" noValidate aria-busy={isBusy} onSubmit={submit} className="grid gap-4">
      <ActionAlert trouble={toFormTrouble(trouble)} />
      {fields.map(({ name, label, hint, autoComplete, value }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          error={errorOf(name)}
          autoComplete={autoComplete}
          inputMode={name === 'otp_code' ? 'numeric' : name === 'phone' ? 'tel' : 'text'}
          maxLength={100}
          dir="ltr"
          defaultValue={value}
          {...(hint && { hint })}
        />
      ))}
      {children}
    </form>
  )
}

function focusField(form: HTMLFormElement | null, name: SearchField): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}

/** What concerns the whole form; faults of fields are shown there. */
function toFormTrouble(trouble: SearchTrouble | null) {
  if (trouble === null || typeof trouble === 'string') return trouble
  return trouble.said ? { said: trouble.said } : null
}
