import { useEffect, useState } from 'react'

/**
 * The value, once it has not changed for a moment: a request for each typed letter would be wasted.
 *
 * @param restMs milliseconds without a change until it is settled
 */
export function useDebouncedValue(value: string, restMs = 400): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
