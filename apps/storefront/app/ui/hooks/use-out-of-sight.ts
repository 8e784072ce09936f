import { type RefObject, useEffect, useRef, useState } from 'react'

/** Tells whether an element is outside the screen. False on the server and before the browser says. */
export function useOutOfSight(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isOut]
}
