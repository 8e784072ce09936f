import type { ErrorAnswer, Transport } from '@shop/contract'
import { type AuthState, openAuth, openSessionStore, readAuthState, subscribeAuth } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'

const endedName = 'dashboard_login_ended'

/** Ends an expired session; the login page says what happened. */
export function endSession(): void {
  openSessionStore().setItem(endedName, 'yes')
  openAuth().clear()
}

/** Whether the last session of this tab expired. Answers true only once. */
export function takeSessionEnded(): boolean {
  const store = openSessionStore()
  const hasEnded = store.getItem(endedName) !== null
  store.removeItem(endedName)
  return hasEnded
}

/** Who is signed in, as stored in this browser. */
export function readAuth(): AuthState {
  return readAuthState(openAuth().read())
}

/** Who is signed in, as stored in this browser; follows changes by other tabs. */
export function useAuth(): AuthState {
  const text = useSyncExternalStore(subscribeAuth, () => JSON.stringify(openAuth().read()))
  return useMemo(() => readAuthState(JSON.parse(text)), [text])
}

const demanded = 'second-factor-demanded'

/**
 * Detects that the server now requires a second factor which the signed-in member has not set up. Any refused call may say so.
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

/** Calls back when the server requires a second factor. @returns a function that unsubscribes */
export function subscribeSecondFactorDemand(listener: () => void): () => void {
  window.addEventListener(demanded, listener)
  return () => window.removeEventListener(demanded, listener)
}
