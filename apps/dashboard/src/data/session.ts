import type { ErrorAnswer, Transport } from '@shop/contract'
import { type AuthState, openAuth, openSessionStore, readAuthState, subscribeAuth } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'

const endedName = 'dashboard_login_ended'

const ending = 'dashboard-login-ending'

/** Ends a login that does not count any more; the door says so. Who holds something typed hears of it before. */
export function endSession(): void {
  window.dispatchEvent(new Event(ending))
  openSessionStore().setItem(endedName, 'yes')
  openAuth().clear()
}

/** Calls back when a login is about to end by itself: who was signed in can still be read. @returns what ends that */
export function subscribeSessionEnding(listener: () => void): () => void {
  window.addEventListener(ending, listener)
  return () => window.removeEventListener(ending, listener)
}

/** Whether the last login of this tab ended by itself; asked once, it is forgotten. */
export function takeSessionEnded(): boolean {
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

const demanded = 'second-factor-demanded'

/**
 * Notices when the shop begins to ask its staff for a second factor while somebody who has none is at work: any refused call may tell.
 */
export function detectSecondFactorDemand(send: Transport): Transport {
  return async (path, init) => {
    const response = await send(path, init)
    if (response.status === 403) {
      const { code }: Partial<ErrorAnswer> = await response
        .clone()
        .json()
        .catch(() => ({}))
      if (code === 'second_factor_not_set_up') window.dispatchEvent(new Event(demanded))
    }
    return response
  }
}

/** Calls back when the shop asks for a second factor. @returns what ends that */
export function subscribeSecondFactorDemand(listener: () => void): () => void {
  window.addEventListener(demanded, listener)
  return () => window.removeEventListener(demanded, listener)
}
