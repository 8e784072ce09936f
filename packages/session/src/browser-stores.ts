import { memoryStore, type TextStore } from './text-store.ts'

type Kind = 'localStorage' | 'sessionStorage'

/** The browser's local storage, or a memory that lasts as long as the page where the browser refuses it. */
export function openLocalStore(): TextStore {
  return openStore('localStorage')
}

/** The same, for what is forgotten with the tab. */
export function openSessionStore(): TextStore {
  return openStore('sessionStorage')
}

function openStore(kind: Kind): TextStore {
  if (typeof window === 'undefined') return memoryStore()
  try {
    window[kind].getItem('language')
    return window[kind]
  } catch {
    memories[kind] ??= memoryStore()
    return memories[kind]
  }
}

/** A fallback in memory for one page whose browser refuses storage; the server never uses it. */
const memories: Partial<Record<Kind, TextStore>> = {}

/** Calls back when another tab changes one of these names, or clears the storage. */
export function subscribeTabs(names: readonly string[], listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
