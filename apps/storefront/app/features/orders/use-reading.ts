import { useCallback, useEffect, useState } from 'react'

/**
 * Reads something for a page in the browser, and again when `read` becomes another function. What was read stays until the next
 * answer is there.
 *
 * @param read throws only when its signal ends it
 */
export function useReading<Result>(read: (signal: AbortSignal) => Promise<Result>) {
  const [result, setResult] = useState<Result | null>(null)
  const [asked, setAsked] = useState({ read })
  if (asked.read !== read) setAsked({ read })

  useEffect(() => {
    const leaving = new AbortController()
    asked.read(leaving.signal).then(
      (answer) => !leaving.signal.aborted && setResult(() => answer),
      // The page has been left, or asks again.
      () => undefined,
    )
    return () => leaving.abort()
  }, [asked])

  const refresh = useCallback(() => setAsked((current) => ({ ...current })), [])
  const retry = useCallback(() => {
    setResult(null)
    refresh()
  }, [refresh])
  /** Shows what is known already, such as the answer to a change. */
  const replace = useCallback((known: Result) => setResult(() => known), [])
  return { result, refresh, retry, replace }
}
