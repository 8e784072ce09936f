import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus of a list whose entries take themselves out: when the pressed control is gone, it goes to the heading instead of
 * starting over at the top of the document.
 *
 * @param count of the entries
 * @returns for the heading, which must be able to hold the focus
 */
export function useHeldFocus(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(count)
  useEffect(() => {
    const isFewer = count < known.current
    known.current = count
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body
    if (isFewer && !hasFocus) heading.current?.focus({ preventScroll: true })
  }, [count])
  return heading
}
