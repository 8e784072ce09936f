import { openSessionStore } from '@shop/session'

const storageKey = 'scroll_places'

/** The scroll position of each history entry, in pixels. */
let places: Record<string, number> | null = null
let shown = ''
let stopWaiting: (() => void) | undefined

/** From now on scroll positions are stored for this history entry. */
export function notePlace(entry: string): void {
  stopWaiting?.()
  shown = entry
}

/** Stores the current scroll position, unless a restored position is still awaited. */
export function noteScroll(): void {
  if (!stopWaiting) readPlaces()[shown] = window.scrollY
}

/** A position counts as restored when it stays for so many frames. */
const steadyFrames = 10

/**
 * Restores the scroll position of a history entry. A page that loads its products later is too short at first: then
 * this waits until the page grows, or the shopper scrolls. A smooth scroll of the page before may still move this one
 * for some frames, so it restores the position until it stays.
 *
 * @param hasFragment the browser itself scrolls to the fragment of a new entry
 */
export function restorePlace(hasFragment: boolean): void {
  const saved = readPlaces()[shown]
  if (saved === undefined && hasFragment) return
  const top = saved ?? 0
  let frame = 0
  const isThere = () => Math.abs(window.scrollY - top) < 2
  const hold = (frames: number) => {
    cancelAnimationFrame(frame)
    if (frames === 0) return stopWaiting?.()
    if (!isThere()) window.scrollTo({ top, behavior: 'instant' })
    // On a page that is too short only its growth helps.
    if (isThere()) frame = requestAnimationFrame(() => hold(isThere() ? frames - 1 : steadyFrames))
  }
  const waiting = new AbortController()
  const growth = new ResizeObserver(() => hold(steadyFrames))
  stopWaiting = () => {
    cancelAnimationFrame(frame)
    growth.disconnect()
    waiting.abort()
    stopWaiting = undefined
  }
  hold(steadyFrames)
  growth.observe(document.body)
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => stopWaiting?.(), { passive: true, signal: waiting.signal })
}

/**
 * Records the scroll position of each page in this document. Between documents the browser restores it itself, earlier
 * than scripts could.
 *
 * @returns a function that stops recording
 */
export function watchPlaces(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  const handOver = () => {
    window.history.scrollRestoration = 'auto'
    openSessionStore().setItem(storageKey, JSON.stringify(readPlaces()))
  }
  noteScroll()
  if (document.readyState === 'complete') takeOver()
  else window.addEventListener('load', takeOver, { signal })
  window.addEventListener('pageshow', takeOver, { signal })
  window.addEventListener('pagehide', handOver, { signal })
  window.addEventListener('scroll', noteScroll, { passive: true, signal })
  return () => ending.abort()
}

function readPlaces(): Record<string, number> {
  places ??= parsePlaces(openSessionStore().getItem(storageKey))
  return places
}

/** A stored text in another format counts as none. */
function parsePlaces(text: string | null): Record<string, number> {
  try {
    return { ...JSON.parse(text ?? '{}') }
  } catch {
    return {}
  }
}
