import { openLocalStore } from '@shop/session'
import { useMemo } from 'react'
import { storeText, useStoredText } from '../../ui/hooks/stored-text.ts'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'

const name = 'recent_searches'

/** What was searched for on this device; it follows other tabs. */
export function useRecentSearches(): readonly string[] {
  const text = useStoredText(name)
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
  storeText(name, JSON.stringify(recent))
}
