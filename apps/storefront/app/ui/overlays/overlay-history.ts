import { useEffect, useRef } from 'react'

/** Something that lies over a page: a sheet, a menu, a dialog. */
export type Overlay = {
  close: () => void
  /** It stays open when the page under it changes, as filters do. */
  staysOpen?: boolean
}

/** Our fields in the state of a history entry; the others are the router's. */
export type EntryState = { key?: string; depth?: number } | null

type Pop = Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>

/** What a browser's window gives to this; a smaller one is enough for tests. */
type Host = {
  history: { state: EntryState; pushState: (state: EntryState, unused: string) => void; go: (delta: number) => void }
  addEventListener: (type: 'popstate', listener: (event: Pop) => void, options: { capture: true }) => void
  setTimeout: (callback: () => void, delayMs: number) => unknown
}

/** Milliseconds between closing an overlay and leaving its entry; until then Back passes over the entry. */
const leaveDelay = 60
/**
 * How long the router may take to start a navigation after a click or a submit, in milliseconds. Until then no
 * `history.back()` may begin: it would leave the new page.
 */
const departureDelay = 3000

/**
 * Gives each open overlay an entry of the browser's history, so that Back closes the topmost one.
 *
 * An entry of an overlay is its page's entry (same key) with a `depth` above 0. The router does not hear of moves between entries of
 * one page. An entry whose overlay is gone, such as one that Forward leads to, is passed over.
 */
export function createOverlayHistory({ history, addEventListener, setTimeout }: Host) {
  let open: Overlay[] = []
  let entry = readEntry(history.state)
  let isReturning = false
  let isLeaving = false
  let departures = 0
  /** The move past the entry of a closed overlay that has not ended yet. */
  let passing: object | null = null

  /** Makes the history as deep as there are open overlays. */
  function settle(): void {
    // The router is at another page already, of which `notePage` has not heard yet: a return would lead away from it.
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

  /** Another document may lie behind the entry, and load for a while: until then a return would cancel the way to it. */
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
    /** @returns what to call when the overlay was closed in another way than by Back */
    open(overlay: Overlay): () => void {
      open.push(overlay)
      settle()
      return () => {
        open = open.filter((one) => one !== overlay)
        setTimeout(settle, leaveDelay)
      }
    },
    /** The router shows another entry: overlays of the one before are closed. */
    notePage(): void {
      entry = readEntry(history.state)
      const left = open.filter(({ staysOpen }) => !staysOpen)
      open = open.filter(({ staysOpen }) => staysOpen)
      for (const { close } of left) close()
      setTimeout(settle, leaveDelay)
    },
    /** A link was pressed or a form was sent, which may lead to another page. */
    noteDeparture(): void {
      departures += 1
      setTimeout(() => {
        departures -= 1
        settle()
      }, departureDelay)
    },
    /** Whether the router is navigating; until it ends the history is not touched. */
    noteLeaving(isNow: boolean): void {
      isLeaving = isNow
      if (!isNow) settle()
    },
  }
}

/** The first page of a tab has no key, nor has a fragment that the browser itself went to. */
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
