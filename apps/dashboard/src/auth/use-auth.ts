import { type AuthState, readAuthState } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'
import { openAuth, subscribeAuth } from './browser-auth.ts'

/** Who is signed in in this browser, also when another tab changes it. */
export function useAuth(): AuthState {
  const text = useSyncExternalStore(subscribeAuth, () => JSON.stringify(openAuth().read()))
  return useMemo(() => readAuthState(JSON.parse(text)), [text])
}
