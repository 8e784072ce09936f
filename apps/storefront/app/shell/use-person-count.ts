import { subscribePerson } from '@shop/session'
import { useEffect, useState } from 'react'

/** Counts the persons who have left this browser while the page was open. As a key it drops what a part holds of the former one. */
export function usePersonCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => subscribePerson(() => setCount((before) => before + 1)), [])
  return count
}
