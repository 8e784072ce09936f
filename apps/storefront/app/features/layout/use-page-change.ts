import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { mainId } from './skip-link.tsx'

/** Parameters whose change leaves a shopper on the same page. */
const withinPage = [
  ...['color', 'size', 'quantity', 'lang'],
  // A list that is narrowed or ordered anew stays the list that it was.
  ...['ordering', 'category', 'brand', 'min_price', 'max_price', 'in_stock', 'offers'],
]

/**
 * After a change of page: scrolls smoothly to the top (rule G-05) and lets assistive technology read the new page, but leaves
 * whoever is typing in the head of the page there.
 */
export function usePageChange(): void {
  const { pathname, search } = useLocation()
  const page = `${pathname}?${withoutParts(search)}`
  const shown = useRef({ page, pathname })
  useEffect(() => {
    const before = shown.current
    if (before.page === page) return
    shown.current = { page, pathname }
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    if (!isTyping(before.pathname === pathname)) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [page, pathname])
}

/** Whether somebody is writing a text of their own, or looks through one list after another from the search box. */
function isTyping(isSameList: boolean): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && (isSameList || field.value !== field.defaultValue)
}

function withoutParts(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of withinPage) parameters.delete(name)
  return parameters.toString()
}
