import { ApiError, type ErrorCode } from '@shop/contract'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Words = {
  failed: string
  refusals?: Partial<Record<ErrorCode, string>>
  /** Whether a form that stays open shows what went wrong: over a dialog a notice is not read out. */
  isInForm?: boolean
}

/**
 * Does something to a record, says what came of it, and shows the record as it is then.
 *
 * @param words what to say without an answer, and in place of the shop's own sentence for a refusal
 */
export function useAction({ failed, refusals = {}, isInForm = false }: Words) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailure(null)
    try {
      await work()
      notify(done, { type: 'success' })
      return true
    } catch (error) {
      const { code } = error instanceof ApiError ? error.answer : {}
      const said = error instanceof ApiError ? error.message : failed
      const told = (code && refusals[code]) ?? said
      if (isInForm) setFailure(told)
      else notify(told, { type: 'error' })
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { isBusy, failure, run }
}
