import { useEffect } from 'react'

/** Which way the page is read: `back` is up, or at its end. */
export type ScrollCourse = 'top' | 'down' | 'back'

type Scroll = { y: number; previousY: number; maxY: number }

/** Less movement than this, in pixels, is a finger at rest. */
const minMovement = 4

/** @returns null where the movement is too small to tell */
export function courseOfScroll({ y, previousY, maxY }: Scroll): ScrollCourse | null {
  if (y <= 0) return 'top'
  if (y >= maxY - minMovement) return 'back'
  if (Math.abs(y - previousY) < minMovement) return null
  return y > previousY ? 'down' : 'back'
}

/** Writes the course to `data-scroll` of the document, for the styles of what floats over the page. */
export function useScrollCourse(): void {
  useEffect(() => {
    const root = document.documentElement
    let previousY = 0
    const note = () => {
      const y = window.scrollY
      const course = courseOfScroll({ y, previousY, maxY: root.scrollHeight - window.innerHeight })
      if (course === null) return
      previousY = y
      root.dataset.scroll = course
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}
