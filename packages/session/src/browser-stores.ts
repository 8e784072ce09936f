import { forgetPerson, parsePerson, personName, sealedStore } from './person.ts'
import { memoryStore, patientStore, type TextStore } from './text-store.ts'

type Kind = 'localStorage' | 'sessionStorage'

/** What the browser stores until it is deleted. This file alone opens the browser's storage. */
export function openLocalStore(): TextStore {
  return openStore('localStorage')
}

/** The same, for what is forgotten with the tab. */
export function openSessionStore(): TextStore {
  return openStore('sessionStorage')
}

function openStore(kind: Kind): TextStore {
  if (typeof window === 'undefined') return memoryStore()
  watchTabs()
  return sealedStore(openPlainStore(kind), {
    local: openPlainStore('localStorage'),
    session: openPlainStore('sessionStorage'),
  })
}

function openPlainStore(kind: Kind): TextStore {
  return patientStore(() => window[kind], memories[kind])
}

/** What the browser could not store, for one page; the server never uses it. */
const memories: Record<Kind, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() }

let isWatching = false

/** Before anybody reads a change of another tab: the memory is older, and when a person has left, so has the one of this tab. */
function watchTabs(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
    if (key !== null) memories.localStorage.delete(key)
    // Without an area it comes from `useRestoredPage`: nothing was cleared.
    else if (storageArea) memories.localStorage.clear()
    const hasLeft = key === personName && parsePerson(oldValue).since !== parsePerson(newValue).since
    if (hasLeft) forgetPerson(openPlainStore('sessionStorage'))
  })
}

/** Calls back when another tab changes one of these names, or clears the storage. */
export function subscribeTabs(names: readonly string[], listener: () => void): () => void {
  watchTabs()
  const listen = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
