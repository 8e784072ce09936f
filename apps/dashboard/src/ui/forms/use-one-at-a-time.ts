import { useRef } from 'react'

/** Wraps an action so that it runs once at a time: whoever calls again while it runs gets the same outcome, as after a double press. */
export function useOneAtATime<Args extends unknown[], Outcome>(action: (...args: Args) => Promise<Outcome>) {
  const running = useRef<Promise<Outcome> | null>(null)
  return (...args: Args): Promise<Outcome> => {
    running.current ??= action(...args).finally(() => {
      running.current = null
    })
    return running.current
  }
}
