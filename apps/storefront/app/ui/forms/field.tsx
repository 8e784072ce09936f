import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../elements.ts'
import { uiMessages } from '../ui.messages.ts'

type Field = { id: string; label: string; hint?: ReactNode; error?: string | null | undefined; isOptional?: boolean }

/** The frame of a form control: label above, hint, and the text of its error below. */
export function FieldFrame({ id, label, hint, error, isOptional = false, children }: Field & { children: Elements }) {
  const t = useMessages(uiMessages)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-muted">{` (${t.optional})`}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger text-sm first-letter:uppercase">
          {error}
        </p>
      )}
    </div>
  )
}

export type FieldProperties = Omit<Field, 'id'> & { id?: string }

/** Links a control with its hint and its error for assistive technology. */
export function describeField(id: string, { hint, error }: Pick<Field, 'hint' | 'error'>) {
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': description || undefined }
}

export const controlClasses =
  'min-h-12 w-full rounded-control border border-control bg-card px-3.5 py-2 text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:bg-danger-soft/40'
