import { useEffect } from 'react'
import type { PageMessage } from '../../service-worker/messages.ts'

/** Between two looks for a new worker, in milliseconds: the browser looks only when a document is loaded. */
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
  // A browser may refuse, where nothing may be stored for instance.
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration || !isFirst) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'keep', page: location.href, files: listLoadedFiles() } satisfies PageMessage)
}

/** What this page has loaded from the shop; the API's answers are not files. */
function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded)].filter((name) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && /^\/(assets|brand|media)\//.test(pathname)
  })
}
