import { useEffect, useState } from 'react'

/** Milliseconds in which a product is not added again, against double clicks (rule C-10). */
const guardTime = 1000

/**
 * Marks products for a second each.
 *
 * @param onChange receives the marked products after each change
 */
export function createGuard(onChange: (marked: ReadonlySet<number>) => void) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const notify = () => onChange(new Set(timers.keys()))
  return {
    /** @returns false when the product is already marked */
    mark(productId: number): boolean {
      if (timers.has(productId)) return false
      const unmark = () => {
        timers.delete(productId)
        notify()
      }
      timers.set(productId, setTimeout(unmark, guardTime))
      notify()
      return true
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

const nothing: ReadonlySet<number> = new Set()

/** Marks products that were just added (rule C-10). */
export function useInProgress() {
  const [marked, setMarked] = useState(nothing)
  const [guard] = useState(() => createGuard(setMarked))
  useEffect(() => () => guard.stop(), [guard])
  return { marked, mark: guard.mark }
}
