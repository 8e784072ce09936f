import { openLocalStore } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'

const name = 'recent_searches'
const changed = 'recent-searches-change'

/** What was searched for on this device; it follows other tabs. */
export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => openLocalStore().getItem(name),
    () => null,
  )
  return useMemo(() => readRecent(text), [text])
}

/** Remembers a search on this device. */
export function rememberSearch(query: string): void {
  save(addRecent(readRecent(openLocalStore().getItem(name)), query))
}

export function forgetSearch(query: string): void {
  save(removeRecent(readRecent(openLocalStore().getItem(name)), query))
}

export function forgetAllSearches(): void {
  save([])
}

function save(recent: readonly string[]): void {
  openLocalStore().setItem(name, JSON.stringify(recent))
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
