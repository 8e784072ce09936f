import { readSince } from '@shop/session'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { readAuth } from '../../data/session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { isSame } from '../values/find-changes.ts'
import { pickDraft, saveDraft, takeDraft, useAuthor } from './form-draft.ts'

/**
 * Saves a draft of the surrounding form when the session expires. It restores the draft after the same person logs in
 * again. The version check on save finds what others changed meanwhile.
 */
export function DraftSaver(): null {
  const { getValues } = useFormContext()
  const { isDirty, defaultValues = {} } = useFormState()
  const id = useAuthor()
  const [since] = useState(readSince)
  useEffect(
    () => () => {
      // A login that ended takes the form off the page, also if another tab found out. Who logs out leaves nothing behind.
      const hasExpired = readAuth().user === null && readSince() === since
      if (isDirty && hasExpired) saveDraft(id, pickDraft(getValues(), defaultValues))
    },
    [isDirty, defaultValues, getValues, id, since],
  )
  useRestoredDraft(id)
  return null
}

function useRestoredDraft(userId: number): void {
  const t = useMessages(uiMessages)
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  // The form loads the record in its own effect, which runs after the effects of its children.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => setFilled(true), [])
  useEffect(() => {
    const typed = isFilled ? takeDraft(userId) : null
    if (!typed) return
    for (const [name, value] of Object.entries(typed)) {
      if (!isSame(value, getValues(name))) setValue(name, value, { shouldDirty: true })
    }
    notify(t.typedIsBack, { type: 'info' })
  }, [isFilled, userId, getValues, setValue, notify, t])
}
