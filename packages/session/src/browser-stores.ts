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

/** Of one browser's page, for all who open the refused store in it; the server never gets here. */
const memories: Partial<Record<Kind, TextStore>> = {}

/** Calls back when another tab changes what is kept under one of these names, or forgets all. @returns what ends that */
export function subscribeTabs(names: readonly string[], listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
