import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation, useNavigationType, useRouteError } from 'react-router'
import { overlayHistory } from '../../ui/overlays/overlay-history.ts'
import { mainId } from './header.tsx'
import { notePlace, noteScroll, restorePlace, watchPlaces } from './scroll-places.ts'

/** Parameters whose change leaves a shopper on the same page. */
const withinPage = [
  ...['color', 'size', 'quantity', 'lang'],
  // A list that is narrowed or ordered anew stays the list that it was.
  ...['ordering', 'category', 'brand', 'min_price', 'max_price', 'in_stock', 'offers'],
]

/** What a shopper sees: an entry of the history, the page that it shows, and whether that page could be made. */
type Shown = { entry: string; page: string; pathname: string; hasError: boolean }

/** The frame of the shop is built anew around an error page, so what was shown before is not known to it. */
let shown: Shown | null = null

/**
 * After a change of page: scrolls smoothly to the top (rule G-05), or on Back and Forward to where the shopper was; lets assistive
 * technology read the new page, but leaves whoever is typing in the head of the page there. What could not be shown is told at once:
 * an error page begins at its heading.
 */
export function usePageChange(): void {
  const { key, pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const hasError = Boolean(useRouteError())
  const entry = `${key} ${pathname}${search}${hash}`
  const page = `${pathname}?${withoutPageParameters(search)}`
  useLayoutEffect(() => {
    const before = shown
    shown = { entry, page, pathname, hasError }
    notePlace(entry)
    if (before === null || (before.entry === entry && before.hasError === hasError)) return
    if (hasError || before.hasError) showFrom(hasError ? findHeading() : document.getElementById(mainId))
    else if (before.page !== page && !isTyping(before.pathname === pathname)) focusOn(document.getElementById(mainId))
    if (hasError) return
    if (way === 'POP') return restorePlace(hash !== '')
    noteScroll()
    if (before.page !== page && !before.hasError) scrollToTop()
  }, [entry, page, pathname, hash, way, hasError])

  useEffect(watchPlaces, [])
  useOverlaysOfPage(entry)
}

/** Overlays belong to the page that they were opened over. */
function useOverlaysOfPage(entry: string): void {
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => overlayHistory().noteLeaving(isLeaving), [isLeaving])
  useEffect(() => {
    if (entry) overlayHistory().notePage()
  }, [entry])
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

function showFrom(element: HTMLElement | null): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusOn(element)
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>(`#${mainId} h1`)
  if (heading) heading.tabIndex = -1
  return heading
}

/** Whether somebody is writing a text of their own, or looks through one list after another from the search box. */
function isTyping(isSameList: boolean): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && (isSameList || field.value !== field.defaultValue)
}

function withoutPageParameters(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of withinPage) parameters.delete(name)
  return parameters.toString()
}
