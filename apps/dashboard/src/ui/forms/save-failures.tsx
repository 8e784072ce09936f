import { localeOf } from '@shop/i18n'
import { useEffect, useRef } from 'react'
import { useNotify, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useFieldName } from '../values/use-field-name.ts'
import { listWrongFields } from './list-wrong-fields.ts'

/** How many fields a toast names. */
const maxNamed = 4

/**
 * Shows a toast after a failed save: the wrong fields, or the reason of the server. Of the fields that the server refuses, the
 * first on the page gets the focus. A conflict opens a dialog instead.
 */
export function SaveFailures() {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  const notify = useNotify()
  const nameOf = useFieldName()
  const resource = useResourceContext() ?? ''
  const { getFieldState } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  const { submitCount, isSubmitting, errors } = useFormState()
  const shownCount = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === shownCount.current) return
    shownCount.current = submitCount
    const refusal = errors.root?.serverError?.message
    if (typeof refusal === 'string') return notify(refusal, { type: 'error' })
    const [first, ...others] = listWrongFields(errors)
    if (!first) return
    // What the form itself refuses has the focus already.
    if (getFieldState(first.join('.')).error?.type === 'server')
      place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const names = [...new Set([first, ...others].map((path) => nameOf(resource, path)))]
    const more = names.length - maxNamed
    // Where more follow, the last name has no "and" before it.
    const style = more > 0 ? ({ type: 'unit', style: 'short' } as const) : {}
    const list = new Intl.ListFormat(localeOf[language], style).format(names.slice(0, maxNamed))
    notify(more > 0 ? t.wrongFieldsAndMore({ list, count: more }) : t.wrongFields({ list }), { type: 'error' })
  })
  return <span ref={place} hidden />
}
