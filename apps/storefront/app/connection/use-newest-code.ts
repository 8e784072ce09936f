import { openSessionStore } from '@shop/session'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const reloadedKey = 'reloaded_at'
/** Within this time, in milliseconds, a page is not loaded anew a second time: that would not help either. */
const reloadPause = 60_000

/**
 * Leaves no tab on the code of an old build. When a new worker has taken over, the next page is loaded as a document, at a moment
 * when nothing typed is lost; when a part of the old code is gone from the shop, the page is loaded anew at once.
 */
export function useNewestCode(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const isOutdated = useRef(false)

  useEffect(() => {
    const hadWorker = navigator.serviceWorker?.controller != null
    const outdate = () => {
      isOutdated.current = hadWorker
    }
    navigator.serviceWorker?.addEventListener('controllerchange', outdate)
    window.addEventListener('vite:preloadError', reloadIfGone)
    return () => {
      navigator.serviceWorker?.removeEventListener('controllerchange', outdate)
      window.removeEventListener('vite:preloadError', reloadIfGone)
    }
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isOutdated.current) location.reload()
  }, [pathname])
}

/** A part of the code did not come: it is gone only if the shop answers. */
async function reloadIfGone(): Promise<void> {
  const store = openSessionStore()
  const reloadedAt = Number(store.getItem(reloadedKey) ?? 0)
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok || Date.now() - reloadedAt < reloadPause) return
  store.setItem(reloadedKey, String(Date.now()))
  location.reload()
}
