import { type AuthState, openAuth, openSessionStore, readAuthState, subscribeAuth } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'

const endedName = 'dashboard_login_ended'

const ending = 'dashboard-login-ending'

/** Ends a login that does not count any more; the door says so. Who holds something typed hears of it before. */
export function endAuth(): void {
  window.dispatchEvent(new Event(ending))
  openSessionStore().setItem(endedName, 'yes')
  openAuth().clear()
}

/** Calls back when a login is about to end by itself: who was signed in can still be read. @returns what ends that */
export function subscribeAuthEnding(listener: () => void): () => void {
  window.addEventListener(ending, listener)
  return () => window.removeEventListener(ending, listener)
}

/** Whether the last login of this tab ended by itself; asked once, it is forgotten. */
export function takeEnd(): boolean {
  const store = openSessionStore()
  const hasEnded = store.getItem(endedName) !== null
  store.removeItem(endedName)
  return hasEnded
}

/** Who is signed in, as far as this browser knows. */
export function readAuth(): AuthState {
  return readAuthState(openAuth().read())
}

/** Who is signed in in this browser, also when another tab changes it. */
export function useAuth(): AuthState {
  const text = useSyncExternalStore(subscribeAuth, () => JSON.stringify(openAuth().read()))
  return useMemo(() => readAuthState(JSON.parse(text)), [text])
}
