import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { subscribeSessionEnding } from '../../data/session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { isSame } from '../versions/find-differences.ts'
import { pickDraft, saveDraft, takeDraft } from './form-draft.ts'

/**
 * Keeps what is typed in the form around it when the login ends by itself, and brings it back to the same person after the next
 * one. A version that others have saved meanwhile is found out when it is saved, as always.
 */
export function DraftSaver(): null {
  const { getValues } = useFormContext()
  const { isDirty, defaultValues = {} } = useFormState()
  useEffect(() => {
    const save = () => isDirty && saveDraft(pickDraft(getValues(), defaultValues))
    return subscribeSessionEnding(save)
  }, [isDirty, defaultValues, getValues])
  useRestoredDraft()
  return null
}

function useRestoredDraft(): void {
  const t = useMessages(uiMessages)
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  // The form fills itself with the record in its own effect, which comes after those within it.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => setFilled(true), [])
  useEffect(() => {
    const typed = isFilled ? takeDraft() : null
    if (!typed) return
    for (const [name, value] of Object.entries(typed)) {
      if (!isSame(value, getValues(name))) setValue(name, value, { shouldDirty: true })
    }
    notify(t.typedIsBack, { type: 'info' })
  }, [isFilled, getValues, setValue, notify, t])
}
