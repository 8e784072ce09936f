import { type AuthState, type AuthTexts, openAuth, readAuthState, restoring, subscribeAuth } from '@shop/session'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { subscribeAuthEnd } from './browser-auth.ts'
import { usersMessages } from './users.messages.ts'

const AuthContext = createContext(false)

/**
 * The login of this browser; `browser-login.ts` changes it. Each part of a page subscribes itself: a context change would make React hydrate all
 * parts of a new page at once.
 *
 * @throws Error outside its provider (rule G-09)
 */
export function useAuth(): { auth: AuthState } {
  if (!useContext(AuthContext)) throw new Error('useAuth must be used within an AuthProvider')
  const auth = useStoredAuth()
  return useMemo(() => ({ auth }), [auth])
}

/** Provides the login, and shows why it has ended. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useSessionEndToast()
  return <AuthContext value={true}>{children}</AuthContext>
}

/**
 * The stored login, also when another tab changes it. It is unknown on the server: its pages are the same for all
 * shoppers.
 */
function useStoredAuth(): AuthState {
  const text = useSyncExternalStore(
    subscribeAuth,
    () => JSON.stringify(openAuth().read()),
    () => null,
  )
  return useMemo(() => (text === null ? restoring : readAuthState(JSON.parse(text) as AuthTexts)), [text])
}

/** Shows a toast when a login ended without a logout (rule A-10). */
function useSessionEndToast(): void {
  const t = useMessages(usersMessages)
  const showToast = useToasts()
  const tell = useCallback(
    (reason: 'missing' | 'refused') =>
      showToast({
        kind: 'error',
        title: t.signedOut,
        description: reason === 'missing' ? t.noRefreshToken : t.refreshFailed,
      }),
    [showToast, t],
  )
  useEffect(() => subscribeAuthEnd(tell), [tell])
}
