import { type AuthState, openAuth, openSessionStore, readAuthState } from '@shop/session'

const endedName = 'dashboard_login_ended'

/** Ends a login that does not count any more; the door says so. */
export function endAuth(): void {
  openSessionStore().setItem(endedName, 'yes')
  openAuth().clear()
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
