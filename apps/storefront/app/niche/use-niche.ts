import { openLocalStore, subscribeTabs } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'
import { formatNiche, type Niche, parseNiche } from './niche.ts'

const name = 'niche'
const changed = 'niche-change'

/** The niche that a shopper has measured; it follows other tabs. Null on the server: pages are the same for all. */
export function useNiche(): Niche | null {
  const text = useSyncExternalStore(
    subscribe,
    () => openLocalStore().getItem(name),
    () => null,
  )
  return useMemo(() => parseNiche(text), [text])
}

/** Stores a niche on this device; null deletes it. */
export function saveNiche(niche: Niche | null): void {
  if (niche) openLocalStore().setItem(name, formatNiche(niche))
  else openLocalStore().removeItem(name)
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeTabs([name], listener)
  window.addEventListener(changed, listener)
  return () => {
    unsubscribe()
    window.removeEventListener(changed, listener)
  }
}
