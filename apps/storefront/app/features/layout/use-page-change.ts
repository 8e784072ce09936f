import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation, useNavigationType, useRouteError } from 'react-router'
import { overlayHistory } from '../../ui/overlays/overlay-history.ts'
import { mainId } from './header.tsx'
import { notePlace, noteScroll, restorePlace, watchPlaces } from './scroll-places.ts'

/** Parameters whose change leaves a shopper on the same page. */
const withinPage = [
  ...['color', 'size', 'quantity', 'lang'],
  // A list with other filters or another order is the same page.
  ...['ordering', 'category', 'brand', 'min_price', 'max_price', 'monthly_budget', 'in_stock', 'offers'],
  ...['type', 'fact', 'fits', 'width', 'height', 'depth'],
]

/** The shown history entry, its address and page, and whether that page failed. */
type Shown = { entry: string; address: string; page: string; pathname: string; hasError: boolean }

/** Module state: the shell is rendered again around an error page, and would lose the previous page. */
let shown: Shown | null = null

/**
 * After a change of page, or a link to a part of it: scrolls to the top (rule G-05) or to the part that the address names, or on Back and Forward to the saved position. It moves the
 * focus to the new page or to that part, except from the search box. An error page gets the focus at its heading. At a first load the browser does the
 * same, and focuses the part if its HTML has a `tabindex`.
 */
export function usePageChange(): void {
  const { key, pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const hasError = Boolean(useRouteError())
  const address = `${pathname}${search}${hash}`
  const entry = `${key} ${address}`
  const page = `${pathname}?${withoutPageParameters(search)}`
  useLayoutEffect(() => {
    const before = shown
    shown = { entry, address, page, pathname, hasError }
    notePlace(entry)
    if (before === null || (before.entry === entry && before.hasError === hasError)) return
    const part = document.getElementById(hash.slice(1))
    // A link adds an entry, or replaces it where the address is the same; a switch of the language replaces another address.
    const isLink = way === 'PUSH' || (way === 'REPLACE' && before.address === address)
    const isElsewhere = before.page !== page || (part !== null && isLink)
    if (hasError || before.hasError) showFrom(hasError ? findHeading() : document.getElementById(mainId))
    else if (isElsewhere && !isTyping(before.pathname === pathname)) focusOn(part ?? document.getElementById(mainId))
    if (hasError) return
    if (way === 'POP') return restorePlace(hash !== '')
    noteScroll()
    if (isElsewhere && !before.hasError) showStart(part)
  }, [entry, address, page, pathname, hash, way, hasError])

  useEffect(watchPlaces, [])
  useOverlaysOfPage(entry)
}

/** Closes overlays when the page below them changes. */
function useOverlaysOfPage(entry: string): void {
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => overlayHistory().noteLeaving(isLeaving), [isLeaving])
  useEffect(() => {
    if (entry) overlayHistory().notePage()
  }, [entry])
}

/** Shows the part of the page that its address names, or else its top. */
function showStart(part: HTMLElement | null): void {
  if (part) part.scrollIntoView({ behavior: 'instant' })
  else scrollToTop()
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

/** Whether a text field has the focus, such as the search box. */
function isTyping(isSameList: boolean): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && (isSameList || field.value !== field.defaultValue)
}

function withoutPageParameters(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of withinPage) parameters.delete(name)
  return parameters.toString()
}
