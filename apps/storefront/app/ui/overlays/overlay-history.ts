import { useEffect, useRef } from 'react'

/** A layer over a page: a sheet, a menu, a dialog. */
export type Overlay = {
  close: () => void
  /** Whether it stays open when the page below changes, as with filters. */
  staysOpen?: boolean
}

/** Our fields in the state of a history entry; the others are the router's. */
export type EntryState = { key?: string; depth?: number } | null

type Pop = Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>

/** The parts of `window` that are used; tests provide a smaller one. */
type Host = {
  history: { state: EntryState; pushState: (state: EntryState, unused: string) => void; go: (delta: number) => void }
  addEventListener: (type: 'popstate', listener: (event: Pop) => void, options: { capture: true }) => void
  setTimeout: (callback: () => void, delayMs: number) => unknown
}

/** Milliseconds between closing an overlay and leaving its entry; until then Back skips the entry. */
const leaveDelay = 60
/**
 * How long the router may take to start a navigation after a click or a submit, in milliseconds. Until then no
 * `history.back()` may begin: it would leave the new page.
 */
const departureDelay = 3000

/**
 * Gives each open overlay an entry of the browser's history, so that Back closes the topmost one.
 *
 * An entry of an overlay is its page's entry (same key) with a `depth` above 0. The router gets no events for moves
 * between entries of one page. An entry whose overlay is gone, such as one that Forward leads to, is skipped.
 */
export function createOverlayHistory({ history, addEventListener, setTimeout }: Host) {
  let open: Overlay[] = []
  let entry = readEntry(history.state)
  let isReturning = false
  let isLeaving = false
  let departures = 0
  /** The running move past the entry of a closed overlay. */
  let passing: object | null = null

  /** Makes the depth of the history equal to the number of open overlays. */
  function settle(): void {
    // The router is already at another page, but `notePage` was not called yet: a return would leave that page.
    if (isReturning || isLeaving || passing !== null || history.state?.key !== entry.key) return
    while (entry.depth < open.length) {
      entry = { ...entry, depth: entry.depth + 1 }
      history.pushState({ ...history.state, depth: entry.depth }, '')
    }
    if (entry.depth === open.length || departures > 0) return
    isReturning = true
    history.go(open.length - entry.depth)
  }

  function follow(event: Pop): void {
    const before = entry
    const wasReturning = isReturning
    isReturning = false
    passing = null
    entry = readEntry(event.state)
    if (entry.key !== before.key || entry.depth === before.depth) return
    event.stopImmediatePropagation()
    if (wasReturning) settle()
    else if (entry.depth < open.length) for (const { close } of open.splice(entry.depth).reverse()) close()
    else passOver(Math.sign(entry.depth - before.depth))
  }

  /**
   * The entry may lead to another document that loads slowly: until it has loaded, a return would cancel the
   * navigation.
   */
  function passOver(delta: number): void {
    const own = {}
    passing = own
    history.go(delta)
    setTimeout(() => {
      if (passing !== own) return
      passing = null
      settle()
    }, departureDelay)
  }

  addEventListener('popstate', follow, { capture: true })

  return {
    /** @returns a function to call when the overlay was closed by other means than Back */
    open(overlay: Overlay): () => void {
      open.push(overlay)
      settle()
      return () => {
        open = open.filter((one) => one !== overlay)
        setTimeout(settle, leaveDelay)
      }
    },
    /** Called when the router shows another entry: closes the overlays of the previous one. */
    notePage(): void {
      entry = readEntry(history.state)
      const left = open.filter(({ staysOpen }) => !staysOpen)
      open = open.filter(({ staysOpen }) => staysOpen)
      for (const { close } of left) close()
      setTimeout(settle, leaveDelay)
    },
    /** Called when a link was pressed or a form was sent, which may start a navigation. */
    noteDeparture(): void {
      departures += 1
      setTimeout(() => {
        departures -= 1
        settle()
      }, departureDelay)
    },
    /** Called with whether the router is navigating; until it ends the history is not changed. */
    noteLeaving(isNow: boolean): void {
      isLeaving = isNow
      if (!isNow) settle()
    },
  }
}

/** The first page of a tab has no key, and neither has a fragment that the browser navigated to. */
function readEntry(state: EntryState) {
  return { key: state?.key, depth: state?.depth ?? 0 }
}

let ofTab: ReturnType<typeof createOverlayHistory> | undefined

/** The overlays of this tab; never called while rendering on the server. */
export function overlayHistory() {
  ofTab ??= watchDepartures(createOverlayHistory(window))
  return ofTab
}

function watchDepartures(overlays: ReturnType<typeof createOverlayHistory>) {
  window.addEventListener('submit', overlays.noteDeparture, { capture: true })
  const notePressedLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) overlays.noteDeparture()
  }
  window.addEventListener('click', notePressedLink, { capture: true })
  return overlays
}

/** Makes Back close an overlay. `staysOpen` when the page below may change meanwhile, as with filters. */
export function useOverlayHistory(isOpen: boolean, close: () => void, staysOpen = false): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(
    () => (isOpen ? overlayHistory().open({ close: () => latest.current(), staysOpen }) : undefined),
    [isOpen, staysOpen],
  )
}
