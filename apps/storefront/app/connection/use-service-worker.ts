import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageMessage } from '../../service-worker/messages.ts'

/** The interval between update checks, in milliseconds: the browser checks only when a document is loaded. */
const updatePause = 60 * 60_000

/** Registers the service worker, which caches the shop on this device. Without one the shop needs a network. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    const isFirst = navigator.serviceWorker.controller === null
    let checkedAt = Date.now()
    const update = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < updatePause) return
      checkedAt = Date.now()
      await (await navigator.serviceWorker.ready).update().catch(() => undefined)
    }
    void register(isFirst)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
}

async function register(isFirst: boolean): Promise<void> {
  // The browser may refuse, for instance when storage is disabled.
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration || !isFirst) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'keep', page: location.href, files: listLoadedFiles() } satisfies PageMessage)
}

/** The files that this page has loaded from the shop, without answers of the API. */
function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded)].filter((name) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && /^\/(assets|brand|media)\//.test(pathname)
  })
}

/**
 * Moves a tab of an old build to the new one. When a new worker takes over, the next page is loaded as a document, so
 * that nothing typed is lost. When a chunk of the old build is gone, `watchForGoneCode` reloads at once.
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
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', outdate)
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isOutdated.current) location.reload()
  }, [pathname])
}
