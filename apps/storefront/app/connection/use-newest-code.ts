import { openSessionStore } from '@shop/session'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const reloadedKey = 'reloaded_at'
/** A page is not reloaded twice within this time, in milliseconds: a second reload would not help. */
const reloadPause = 60_000

/**
 * Moves a tab of an old build to the new one. When a new worker takes over, the next page is loaded as a document, so
 * that nothing typed is lost. When a chunk of the old build is gone, the page reloads at once.
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

/** A chunk failed to load: it is gone only if the shop answers. */
async function reloadIfGone(): Promise<void> {
  const store = openSessionStore()
  const reloadedAt = Number(store.getItem(reloadedKey) ?? 0)
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok || Date.now() - reloadedAt < reloadPause) return
  store.setItem(reloadedKey, String(Date.now()))
  location.reload()
}
