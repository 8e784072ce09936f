import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds in which a product is not added again, against double clicks (rule C-10). */
const guardTime = 1000

/** Marks products whose addition was just asked for. */
export function useInProgress() {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  /** @returns false when the product is marked already */
  const mark = useCallback((productId: number): boolean => {
    if (timers.current.has(productId)) return false
    const unmark = () => {
      timers.current.delete(productId)
      setMarked(new Set(timers.current.keys()))
    }
    timers.current.set(productId, setTimeout(unmark, guardTime))
    setMarked(new Set(timers.current.keys()))
    return true
  }, [])

  return { marked, mark }
}
