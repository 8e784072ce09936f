import { Stack } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Elements } from './elements.ts'

/** The sections of a record. When a step removes the button that has the focus, the heading gets it: screen readers do not begin anew. */
export function RecordSections({ children }: { children: Elements }) {
  const sections = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      sections.current?.querySelector('h2')?.focus({ preventScroll: true })
  })

  return (
    <Stack
      ref={sections}
      spacing={2}
      sx={{ mt: 2 }}
      onFocus={({ target }) => {
        focused.current = target
      }}
    >
      {children}
    </Stack>
  )
}
