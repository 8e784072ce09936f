import { Paper, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import type { Elements } from './elements.ts'

type Properties = { title: string; action?: Elements; children: Elements }

/** A section of a page with a heading. */
export function Panel({ title, action, children }: Properties) {
  const id = useId()
  return (
    <Paper
      ref={scrollByKeys}
      variant="outlined"
      component="section"
      aria-labelledby={id}
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

/** The `ref` of an element that scrolls sideways. While its content is wider, it is focusable, so that arrow keys scroll it. */
export function scrollByKeys(element: HTMLElement): () => void {
  function measure(): void {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  // A table may become wider in an element that keeps its size, and may come later.
  function watch(): void {
    sizes.disconnect()
    for (const part of [element, ...element.children]) sizes.observe(part)
    measure()
  }
  const children = new MutationObserver(watch)
  children.observe(element, { childList: true })
  watch()
  return () => {
    children.disconnect()
    sizes.disconnect()
  }
}
