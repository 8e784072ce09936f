import { ApiError, type ErrorCode } from '@shop/contract'
import { useCallback, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { capitalise, refusalCodeOf } from '../data/refusals.ts'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

type RequestTexts = {
  /** Shown when no answer came; a general sentence when not given. */
  failed?: string
  /** Shown in place of the server's own sentence, by the code of the refusal. */
  refusals?: Partial<Record<ErrorCode, string>>
}

/** What is wrong with the fields of a refused request, by path: `tracking_numbers.0.tracking_number`. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Changes a record by one request, shows the outcome as a toast, and reloads the record. A failure is shown by the dialog that is
 * open: screen readers do not read a toast above it.
 */
export function useAction(texts: RequestTexts = {}) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { send, isShown, ...state } = useRequest(texts)

  /** @returns whether the request succeeded */
  async function run(request: () => Promise<unknown>, done: string): Promise<boolean> {
    const problem = await send(request)
    if (problem === undefined) return false
    if (problem === null) notify(done, { type: 'success' })
    else if (!isShown.current) notify(problem, { type: 'error' })
    refresh()
    return problem === null
  }
  return { ...state, run }
}

/**
 * Sends one request at a time and exposes the text of its failure, what is wrong with single fields, and whether the record has
 * been changed meanwhile.
 */
export function useRequest({ failed, refusals = {} }: RequestTexts = {}) {
  const t = useMessages(uiMessages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const isShown = useRef(false)
  const clear = useCallback(() => {
    setFailure(null)
    setRefusal(null)
  }, [])
  /** For the dialog that shows the failure, when it opens: what failed before is about something else. @returns for when it closes */
  const show = useCallback(() => {
    clear()
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [clear])

  function describe(error: unknown): string {
    if (!(error instanceof ApiError)) return failed ?? t.failed
    const { code } = error.answer
    // Not every dialog marks its fields.
    const faults = code === 'validation_failed' ? Object.values(readFieldErrors(error)).join('. ') : ''
    return (code && refusals[code]) ?? (faults || error.message)
  }

  /** @returns the text of the failure, null on success, undefined while another request is running */
  async function send(request: () => Promise<unknown>): Promise<string | null | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    clear()
    try {
      await request()
      return null
    } catch (error) {
      const problem = describe(error)
      setFailure(problem)
      setRefusal(error)
      return problem
    } finally {
      setBusy(false)
    }
  }
  const isStale = refusalCodeOf(refusal) === 'version_conflict'
  return { isBusy, failure, fieldErrors: readFieldErrors(refusal), isStale, isShown, setFailure, show, send }
}

function readFieldErrors(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? (error.answer.errors ?? {}) : {}
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, texts.map(capitalise).join('. ')]))
}
