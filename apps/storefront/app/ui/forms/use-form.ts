import { ApiError } from '@shop/contract'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'

/** The typed texts by field; the names are the API's. A check box is `on` when ticked. */
type Draft<Name extends string> = Readonly<Record<Name, string>>

/** All texts of a form, for checks that need more than one. */
export type Typed = Readonly<Record<string, string>>

/** The server's message about a field. */
export type Said = { said: string }

/** What is wrong with fields: the fault that a check found, or the server's message. */
export type Faults<Name extends string, Fault> = { readonly [Each in Name]?: Fault | Said | undefined }

/** The fields of a form from its top to its end, each with its check: it returns what is wrong, or null. */
type Checks<Name extends string, Fault> = {
  readonly [Each in Name]: (text: string, typed: Typed) => Fault | null
}

type Properties<Name extends string, Fault> = {
  /** Fields that the form does not contain at the time are not checked. */
  checks: Checks<Name, Fault>
  /** Receives a draft without faults; what it throws is shown in the form. */
  send: (draft: Draft<NoInfer<Name>>) => Promise<void> | void
}

type FormState<Name extends string, Fault> = {
  isSending: boolean
  faults: Faults<Name, Fault>
  /** What the last call threw; null when it threw nothing. */
  error: unknown
}

const calm = { isSending: false, faults: {}, error: null }

/**
 * Checks and sends a form, one call at a time. The fields are uncontrolled: no text is lost during hydration, a
 * change of language or a refusal.
 *
 * @returns `run` makes another call of the form, such as for a new code: not beside one that runs, and with its errors in the form
 */
export function useForm<Name extends string, Fault>({ checks, send }: Properties<Name, Fault>) {
  const names = Object.keys(checks) as Name[]
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState<Name, Fault>>(calm)
  const isRunning = useRef(false)
  const isLive = useHydrated()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isRunning.current) return
    const form = event.currentTarget
    const draft = readDraft(form, names)
    const faults = findFaults(
      checks,
      draft,
      names.filter((name) => form.elements.namedItem(name)),
    )
    if (Object.keys(faults).length > 0) show({ ...calm, faults })
    else void run(async () => send(draft))
  }

  async function run(call: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    // Errors stay until the answer comes: otherwise the page would move under a second press.
    setState((now) => ({ ...now, isSending: true }))
    const error: unknown = await call().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    isRunning.current = false
    show({ ...calm, faults: toSaid(error, names), error })
  }

  /** Shows errors before the focus moves to a field, so that screen readers read them there. */
  function show(next: FormState<Name, Fault>): void {
    flushSync(() => setState(next))
    const first = names.find((name) => next.faults[name])
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** A fault is cleared when its field changes. */
  function noteChange({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && state.faults[name as Name])
      setState((now) => ({ ...now, faults: { ...now.faults, [name]: undefined } }))
  }

  return {
    ...state,
    names,
    /** Before hydration the browser itself would send the form. */
    isLive,
    run,
    properties: {
      ref,
      // POST, so that no typed text gets into an address.
      method: 'post' as const,
      noValidate: true,
      'aria-busy': state.isSending,
      onSubmit: submit,
      onInput: noteChange,
    },
  }
}

/** Checks of one kind for several fields. */
export function makeChecks<Name extends string, Fault>(
  names: readonly Name[],
  check: (name: Name, text: string) => Fault | null,
): Checks<Name, Fault> {
  const checks = names.map((name) => [name, (text: string) => check(name, text)])
  return Object.fromEntries(checks) as Checks<Name, Fault>
}

/** @param shown the fields that are checked, from the top */
export function findFaults<Name extends string, Fault>(
  checks: Checks<Name, Fault>,
  draft: Draft<NoInfer<Name>>,
  shown: readonly NoInfer<Name>[] = Object.keys(checks) as Name[],
): Faults<Name, Fault> {
  const found = shown.flatMap((name) => {
    const fault = checks[name](draft[name], draft)
    return fault === null ? [] : [[name, fault] as const]
  })
  return Object.fromEntries(found) as Faults<Name, Fault>
}

export function readDraft<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Draft<Name> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Draft<Name>
}

/** The server's messages about the fields of a form, from an error of its API. */
export function toSaid<Name extends string>(error: unknown, names: readonly Name[]): Faults<Name, never> {
  const errors: Readonly<Record<string, readonly string[]>> = (error instanceof ApiError && error.answer.errors) || {}
  const found = names.flatMap((name) => {
    // Two rules of a field may say the same.
    const said = [...new Set(errors[name])].join(' ')
    return said === '' ? [] : [[name, { said }] as const]
  })
  return Object.fromEntries(found) as Faults<Name, never>
}
