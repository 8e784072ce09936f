import { useCallback, useRef, useState } from 'react'
import type { CartLine } from './cart-state.ts'

/** Keeps what has just left a cart, to bring it back on request, and a heading for the focus to go to. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const noteRemoval = useCallback((line: CartLine) => {
    setRemoved(line)
    // The button that was pressed is gone; without this the focus would start over at the top of the document.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const forgetRemoval = useCallback(() => setRemoved(null), [])

  return { removed, noteRemoval, forgetRemoval, heading }
}
