import { type AuthState, type AuthTexts, openAuth, readAuthState, restoring, subscribeAuth } from '@shop/session'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../language.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { subscribeAuthEnd } from './browser-auth.ts'
import { createLogin } from './log-in.ts'
import { usersMessages } from './users.messages.ts'

/** Who is signed in, and how that changes. */
type AuthControl = ReturnType<typeof createLogin> & { auth: AuthState }

const AuthContext = createContext<AuthControl | null>(null)

/** @throws Error outside its provider (rule G-09) */
export function useAuth(): AuthControl {
  const control = useContext(AuthContext)
  if (!control) throw new Error('useAuth must be used within an AuthProvider')
  return control
}

/** The one holder of who is signed in. It lives in the browser only, since the server's pages are the same for all shoppers. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const auth = useStoredAuth()
  const [deeds] = useState(() => createLogin(browserApi.users, openAuth))
  useEndTold()
  const control = useMemo((): AuthControl => ({ auth, ...deeds }), [auth, deeds])
  return <AuthContext value={control}>{children}</AuthContext>
}

/** The stored login, also when another tab changes it. */
function useStoredAuth(): AuthState {
  const text = useSyncExternalStore(
    subscribeAuth,
    () => JSON.stringify(openAuth().read()),
    () => null,
  )
  return useMemo(() => (text === null ? restoring : readAuthState(JSON.parse(text) as AuthTexts)), [text])
}

/** Says why a login has ended that the shopper did not end (rule A-10). */
function useEndTold(): void {
  const t = useMessages(usersMessages)
  const showToast = useToasts()
  const tell = useCallback(
    (reason: 'missing' | 'refused') =>
      showToast({
        kind: 'error',
        title: reason === 'missing' ? t.noRefreshToken : t.refreshFailed,
        description: t.logInAgain,
      }),
    [showToast, t],
  )
  useEffect(() => subscribeAuthEnd(tell), [tell])
}
