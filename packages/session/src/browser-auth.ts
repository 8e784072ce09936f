import { type AuthStorage, authNames, authStorage } from './auth-storage.ts'
import { openLocalStore, openSessionStore, subscribeTabs } from './browser-stores.ts'

const changed = 'auth-change'

/** The login of this browser, for shop and dashboard. It is read each time: another tab may have changed it. */
export function openAuth(): AuthStorage {
  return authStorage({
    local: openLocalStore(),
    session: openSessionStore(),
    announce: () => window.dispatchEvent(new Event(changed)),
  })
}

/** Calls back when the login changes, in this tab or another one. @returns what ends that */
export function subscribeAuth(listener: () => void): () => void {
  const leaveTabs = subscribeTabs(authNames, listener)
  window.addEventListener(changed, listener)
  return () => {
    leaveTabs()
    window.removeEventListener(changed, listener)
  }
}
