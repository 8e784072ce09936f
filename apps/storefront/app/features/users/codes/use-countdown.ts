import { useCallback, useSyncExternalStore } from 'react'
import { secondsUntil } from './one-time-code.ts'

/** How often the clock is looked at, in milliseconds: often enough that no second is skipped. */
const glance = 250

/**
 * Counts down to a moment. It reads the clock anew each time, so that it is right again as soon as a tab wakes up.
 *
 * @param deadline in milliseconds of the clock; null when nothing is awaited
 * @returns whole seconds, 0 from the deadline on
 */
export function useCountdown(deadline: number | null): number {
  const read = () => (deadline === null ? 0 : secondsUntil(deadline, Date.now()))
  const subscribe = useCallback(
    (tick: () => void) => {
      if (deadline === null || secondsUntil(deadline, Date.now()) === 0) return () => undefined
      const timer = setInterval(tick, glance)
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, read, () => 0)
}
