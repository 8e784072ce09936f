import { useCallback, useRef, useState } from 'react'
import type { CartLine } from '../store/cart-state.ts'

/** Keeps what has just left a cart, to bring it back on request, and a heading for the focus to go to. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The button that was pressed is gone; without this the focus would start over at the top of the document. */
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  const noteRemoval = useCallback(
    (line: CartLine) => {
      setRemoved(line)
      focusHeading()
    },
    [focusHeading],
  )
  const forgetRemoval = useCallback(() => setRemoved(null), [])
  const noteClearing = useCallback(() => {
    setRemoved(null)
    focusHeading()
  }, [focusHeading])

  return { removed, noteRemoval, noteClearing, forgetRemoval, heading }
}
