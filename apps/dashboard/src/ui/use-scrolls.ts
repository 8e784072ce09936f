import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether what stands in an element is wider than it: then it must take the focus, for arrow keys to scroll it. */
export function useScrolls<Place extends HTMLElement>(): { place: RefObject<Place | null>; isScrolling: boolean } {
  const place = useRef<Place>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, isScrolling }
}
