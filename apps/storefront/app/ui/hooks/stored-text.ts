import { openLocalStore, type StoredName } from '@shop/session'
import { useSyncExternalStore } from 'react'

const changed = 'stored-text-change'

/** A text that this device stores, also when another tab changes it. Null on the server: pages are the same for all shoppers. */
export function useStoredText(name: StoredName): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openLocalStore().getItem(name),
    () => null,
  )
}

/** Stores a text for all pages and the next visit; null deletes it. */
export function storeText(name: StoredName, text: string | null): void {
  if (text === null) openLocalStore().removeItem(name)
  else openLocalStore().setItem(name, text)
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
