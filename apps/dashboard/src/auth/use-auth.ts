import { type AuthState, openAuth, readAuthState, subscribeAuth } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'

/** Who is signed in in this browser, also when another tab changes it. */
export function useAuth(): AuthState {
  const text = useSyncExternalStore(subscribeAuth, () => JSON.stringify(openAuth().read()))
  return useMemo(() => readAuthState(JSON.parse(text)), [text])
}
