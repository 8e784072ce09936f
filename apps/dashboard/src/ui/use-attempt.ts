import { ApiError, type ErrorCode } from '@shop/contract'
import { useState } from 'react'

export type AttemptWords = {
  /** What to say without an answer. */
  failed: string
  /** What to say in place of the shop's own sentence for a refusal. */
  refusals?: Partial<Record<ErrorCode, string>>
}

/** Makes one call at a time, and keeps what the shop says against it. */
export function useAttempt({ failed, refusals = {} }: AttemptWords) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function describe(error: unknown): string {
    if (!(error instanceof ApiError)) return failed
    const { code } = error.answer
    return (code && refusals[code]) ?? error.message
  }

  /** @returns what went wrong, null when it was done, undefined while another one is under way */
  async function attempt(work: () => Promise<unknown>): Promise<string | null | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return null
    } catch (error) {
      const problem = describe(error)
      setFailure(problem)
      return problem
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, setFailure, attempt }
}
