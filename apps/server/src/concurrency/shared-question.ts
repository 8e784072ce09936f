/** What several ask at the same time and one answer serves. @returns null when there is no answer, or none in time */
export type SharedQuestion<Answer> = () => Promise<Answer | null>

/**
 * Wraps a question so that it runs once at a time: a silent service does not collect more and more requests, and no caller
 * waits longer than `maxWaitMs`.
 *
 * @param onFailure hears why there is no answer
 */
export function createSharedQuestion<Answer>(
  ask: () => Promise<Answer>,
  { maxWaitMs, onFailure }: { maxWaitMs: number; onFailure: (error: unknown) => void },
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
    return await unlessLate(underWay, maxWaitMs)
  }
}

async function unlessLate<Answer>(answer: Promise<Answer | null>, maxWaitMs: number): Promise<Answer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), maxWaitMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
