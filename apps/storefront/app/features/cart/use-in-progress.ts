import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds in which a product is not added again, against double clicks (rule C-10). */
const guardTime = 1000

/** Marks products whose addition was just asked for. */
export function useInProgress() {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const mark = useCallback((productId: number) => {
    setMarked((known) => new Set(known).add(productId))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setMarked((known) => new Set([...known].filter((id) => id !== productId)))
    }, guardTime)
    timers.current.add(timer)
  }, [])

  return { marked, mark }
}
