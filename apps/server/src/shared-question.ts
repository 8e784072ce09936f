/** What several ask at the same time and one answer serves. @returns null when there is no answer, or none in time */
export type SharedQuestion<Answer> = () => Promise<Answer | null>

/**
 * Makes a question that is asked once at a time, so that who does not answer is not asked more and more, and for whose answer nobody
 * waits longer than `patienceMs`.
 *
 * @param onFailure hears why there is no answer
 */
export function createSharedQuestion<Answer>(
  ask: () => Promise<Answer>,
  { patienceMs, onFailure }: { patienceMs: number; onFailure: (error: unknown) => void },
): SharedQuestion<Answer> {
  let underWay: Promise<Answer | null> | null = null
  const begin = () =>
    ask()
      .catch((error: unknown) => {
        onFailure(error)
        return null
      })
      .finally(() => {
        underWay = null
      })
  return async () => {
    underWay ??= begin()
    return await unlessLate(underWay, patienceMs)
  }
}

async function unlessLate<Answer>(answer: Promise<Answer | null>, patienceMs: number): Promise<Answer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), patienceMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
