import {
  type AuthState,
  type AuthStorage,
  authNames,
  authStorage,
  memoryStore,
  readAuthState,
  type TextStore,
} from '@shop/session'

const changed = 'auth-change'
const endedName = 'dashboard_login_ended'

/** The login of this browser, the shop's own: it is read anew each time, for another tab may have changed it. */
export function openAuth(): AuthStorage {
  return authStorage({
    local: openStore('localStorage'),
    session: openStore('sessionStorage'),
    announce: () => window.dispatchEvent(new Event(changed)),
  })
}

/** Ends a login that does not count any more; the door says so. */
export function endAuth(): void {
  openStore('sessionStorage').setItem(endedName, 'yes')
  openAuth().clear()
}

/** Whether the last login of this tab ended by itself; asked once, it is forgotten. */
export function takeEnd(): boolean {
  const store = openStore('sessionStorage')
  const hasEnded = store.getItem(endedName) !== null
  store.removeItem(endedName)
  return hasEnded
}

/** Who is signed in, as far as this browser knows. */
export function readAuth(): AuthState {
  return readAuthState(openAuth().read())
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

/** A store of the browser, or one that forgets where the browser refuses it. */
export function openStore(kind: 'localStorage' | 'sessionStorage'): TextStore {
  try {
    window[kind].getItem('language')
    return window[kind]
  } catch {
    return memoryStore()
  }
}
