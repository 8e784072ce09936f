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
