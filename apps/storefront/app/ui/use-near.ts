import { type RefCallback, useCallback, useState } from 'react'

/** How far above or below the screen something is near, in pixels: some moments of scrolling. */
const nearby = '400px 0px'

/** Whether an element has come near to what is seen; from then on it stays so. What costs time can wait until then. */
export function useNear(): { ref: RefCallback<Element>; isNear: boolean } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
