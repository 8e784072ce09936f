import { type RefObject, Suspense, useEffect, useRef } from 'react'
import type { Elements } from './elements.ts'

/**
 * A section whose code is loaded after the page. React drops a press on what it has not hydrated yet; here the press is remembered and
 * takes effect once the code is there.
 */
export function LateSection({ children }: { children: Elements }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} data-late="" className="contents">
      <Suspense>
        {children}
        <PressAgain place={place} />
      </Suspense>
    </div>
  )
}

/** Has an effect at the moment in which the section is hydrated. */
function PressAgain({ place }: { place: RefObject<HTMLDivElement | null> }): null {
  useEffect(() => {
    if (place.current) window.pressLateAgain?.(place.current)
  }, [place])
  return null
}
