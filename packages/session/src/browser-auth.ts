import { type AuthStorage, authNames, authStorage } from './auth-storage.ts'
import { openLocalStore, openSessionStore } from './browser-stores.ts'

const changed = 'auth-change'

/** The login of this browser, of shop and dashboard alike. It is read anew each time: another tab may have changed it. */
export function openAuth(): AuthStorage {
  return authStorage({
    local: openLocalStore(),
    session: openSessionStore(),
    announce: () => window.dispatchEvent(new Event(changed)),
  })
}

/** Calls back when the login changes, in this tab or another one. @returns what ends that */
export function subscribeAuth(listener: () => void): () => void {
  const listenToTabs = ({ key }: StorageEvent) => {
    if (key === null || authNames.includes(key)) listener()
  }
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listenToTabs)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listenToTabs)
  }
}
