import { afterEach, vi } from 'vitest'
import { showDelivery } from '../app/delivery/shown-delivery.ts'
import { openQueries } from '../app/queries/shop-queries.ts'
import { overlayHistory } from '../app/ui/overlays/overlay-history.ts'
import { hidePart } from './show.tsx'

const { fetch } = window

// Files share a window and its modules; this one alone is loaded anew for each of them.
afterEach(() => {
  hidePart()
  document.body.replaceChildren()
  Object.assign(document.documentElement, { lang: 'en', dir: '' })
  document.documentElement.removeAttribute('data-scroll')
  vi.restoreAllMocks()
  window.fetch = fetch
  localStorage.clear()
  sessionStorage.clear()
  openQueries().clear()
  showDelivery(null)
  // A layer that was open has an entry of the history, which the next test would take for its own.
  history.replaceState(null, '')
  overlayHistory().notePage()
})
