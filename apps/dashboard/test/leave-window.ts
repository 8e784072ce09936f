import { afterAll, afterEach, vi } from 'vitest'
import { hideDashboard, leaveShop } from './open-dashboard.tsx'

const { fetch } = window

// Files share a window and its modules; this one alone is loaded anew for each of them.
afterEach(() => {
  hideDashboard()
  document.body.replaceChildren()
  Object.assign(document.documentElement, { lang: 'en', dir: '' })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.fetch = fetch
})
afterAll(leaveShop)
