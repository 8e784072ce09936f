import { useEffect, useState } from 'react'

/** Counts seconds down by the browser's monotonic clock, because it and the server's clock may differ. */
export function useCountdown(secondsLeft: number): number {
  const [end, setEnd] = useState(() => performance.now() + secondsLeft * 1000)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => setEnd(performance.now() + secondsLeft * 1000), [secondsLeft])
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (end - now) / 1000
}
