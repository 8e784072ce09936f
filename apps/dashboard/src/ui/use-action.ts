import { useNotify, useRefresh } from 'react-admin'
import { type AttemptWords, useAttempt } from './use-attempt.ts'

type Words = AttemptWords & {
  /** Whether a form that stays open shows what went wrong: over a dialog a notice is not read out. */
  isInForm?: boolean
}

/** Does something to a record, says what came of it, and shows the record as it is then. */
export function useAction({ isInForm = false, ...words }: Words) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, failure, attempt } = useAttempt(words)

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const problem = await attempt(work)
    if (problem === undefined) return false
    if (problem === null) notify(done, { type: 'success' })
    else if (!isInForm) notify(problem, { type: 'error' })
    refresh()
    return problem === null
  }
  return { isBusy, failure, run }
}
