import { Paper, Stack, Typography } from '@mui/material'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Elements } from './elements.ts'

type Properties = { title: string; action?: Elements; children: Elements }

/** A section of a page with a heading. */
export function Panel({ title, action, children }: Properties) {
  const id = useId()
  const { place, isScrolling } = useScrolls<HTMLDivElement>()
  return (
    <Paper
      ref={place}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      tabIndex={isScrolling ? 0 : undefined}
      sx={{ p: 2, overflowX: 'auto' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  )
}

/**
 * Whether the content of an element is wider than the element. It must then be focusable, so that arrow keys scroll it.
 */
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
