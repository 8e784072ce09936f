import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import type { Draft, Fault, Faults } from './account-checks.ts'
import { fieldErrorsOf, joinFieldErrors, type Trouble, toTrouble } from './trouble.ts'

type FormState = {
  isSending: boolean
  faults: Faults
  /** The error of the whole form; null without one. */
  trouble: Trouble | null
  /** The field errors of the server in one line; null where each is shown at its field. */
  summary: string | null
}

type Properties<Name extends string> = {
  /** The fields from the top of the form to its end. */
  names: readonly Name[]
  check: (draft: Draft<Name>) => Faults
  /** Receives a valid draft; its errors are shown in the form. */
  send: (draft: Draft<Name>) => Promise<void>
  /** The field errors of the server are also joined for the whole form (rule A-15). */
  isSummedUp?: boolean
}

const calm: FormState = { isSending: false, faults: {}, trouble: null, summary: null }

/**
 * Checks and sends a form, one call at a time. The fields are uncontrolled: no text is lost during hydration, a
 * change of language or a refusal.
 */
export function useAccountForm<Name extends string>({ names, check, send, isSummedUp = false }: Properties<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(calm)
  const isSending = useRef(false)
  const isLive = useHydrated()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    const draft = readDraft(event.currentTarget, names)
    const faults = check(draft)
    if (Object.keys(faults).length > 0) return show({ ...calm, faults })
    isSending.current = true
    setState((now) => ({ ...now, isSending: true }))
    const outcome = await send(draft).then(
      () => calm,
      (error: unknown) => toFormState(error, isSummedUp ? [] : names),
    )
    isSending.current = false
    show(outcome)
  }

  /** Shows errors before the focus moves to a field, so that screen readers read them there. */
  function show(outcome: FormState): void {
    flushSync(() => setState(outcome))
    const first = names.find((name) => outcome.faults[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** A fault is cleared when its field changes. */
  function noteChange({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && state.faults[name]) setState(({ faults: { [name]: _, ...faults }, ...rest }) => ({ ...rest, faults }))
  }

  return {
    ...state,
    /** Before hydration the browser itself would send the form. */
    isLive,
    formProperties: {
      ref: form,
      // POST, so that no typed text gets into an address.
      method: 'post' as const,
      noValidate: true,
      'aria-busy': state.isSending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: noteChange,
    },
  }
}

function readDraft<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Draft<Name> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Draft<Name>
}

/** @param shown fields that show their own errors */
function toFormState(error: unknown, shown: readonly string[]): FormState {
  const trouble = toTrouble(error)
  const errors = Object.entries(fieldErrorsOf(error))
  const faults = errors.map(([name, said]): [string, Fault] => [name, { said: said.join(' ') }])
  const heading = trouble.kind === 'refused' ? trouble.message : null
  const unshown = errors.filter(
    ([name, said]) => !shown.includes(name) && said.some((sentence) => sentence !== heading),
  )
  const summary = unshown.length > 0 ? joinFieldErrors(Object.fromEntries(unshown)) : null
  return { ...calm, faults: Object.fromEntries(faults), trouble, summary }
}
