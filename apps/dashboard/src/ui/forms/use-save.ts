import { ApiError } from '@shop/contract'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { describeRefusal, type FormErrors, refusalCodeOf } from '../../data/refusals.ts'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import type { Values } from '../values/find-changes.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type SaveOptions<Form, Saved> = {
  /** Reads the record as it is stored now, in the shape of the form. */
  load: () => Promise<Form>
  /** Saves the form by a call of the contract. The server refuses it when `version` is no longer the stored one. */
  save: (form: Form) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/**
 * Saves a form whose inputs are named after the fields of `Form`.
 *
 * @returns `submit` for the form, with the errors of its fields as result; `failure`, the text of a refusal that names no field;
 * `conflict`, see `useConflict`
 */
export function useSave<Form extends Values, Saved>({ load, save, onSaved }: SaveOptions<Form, Saved>) {
  const t = useMessages(uiMessages)
  const conflict = useConflict()
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(typed: FieldValues): Promise<FormErrors | undefined> {
    setFailure(null)
    try {
      onSaved(await save(typed as Form))
      return undefined
    } catch (refusal) {
      return await explain(refusal)
    }
  }

  async function explain(refusal: unknown): Promise<FormErrors> {
    // If the stored record fails to load too, that failure is shown.
    const error = await conflict.show(refusal, load).then(
      () => refusal,
      (failed: unknown) => failed,
    )
    if (!(error instanceof ApiError)) setFailure(t.failed)
    else if (!error.answer.errors && refusalCodeOf(error) !== 'version_conflict') setFailure(error.message)
    return describeRefusal(error).errors
  }

  return { submit: useOneAtATime(submit), failure, conflict }
}

/**
 * Detects that somebody else has saved a record since it was loaded.
 *
 * @returns `show`, which loads the stored record into `theirs` if an error is a conflict; `close` clears it
 */
export function useConflict() {
  const [theirs, setTheirs] = useState<Values | null>(null)

  async function show(error: unknown, load: () => Promise<Values>): Promise<void> {
    if (refusalCodeOf(error) === 'version_conflict') setTheirs(await load())
  }

  return { theirs, show, close: () => setTheirs(null) }
}
