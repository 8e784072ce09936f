import { type AuthStorage, authNames, authStorage, type EndReason } from '@shop/session'
import { openLocalStore, openSessionStore } from '../../browser-storage.ts'

const changed = 'auth-change'
const ended = 'auth-end'

/** The login of this browser. It is read anew each time: another tab may have changed it. */
export function openAuth(): AuthStorage {
  return authStorage({
    local: openLocalStore(),
    session: openSessionStore(),
    announce: () => window.dispatchEvent(new Event(changed)),
  })
}

/** Calls back when the login changes, in this tab or another one. */
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

/** Ends a login that does not count any more: clears all of it (rule A-10) and lets the screen say why. */
export function endAuth(reason: EndReason): void {
  openAuth().clear()
  window.dispatchEvent(new CustomEvent<EndReason>(ended, { detail: reason }))
}

/** Calls back when a login has ended by itself. */
export function subscribeAuthEnd(listener: (reason: EndReason) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<EndReason>).detail)
  window.addEventListener(ended, listen)
  return () => window.removeEventListener(ended, listen)
}
