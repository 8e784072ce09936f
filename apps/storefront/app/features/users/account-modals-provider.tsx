import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { useToasts } from '../../ui/notices/toasts.tsx'
import type { AccountModal } from './account-modals.tsx'
import { usersMessages } from './users.messages.ts'

type Modals = {
  /** Opens a modal; without a network, says so. */
  open: (modal: AccountModal) => void
  /** Preloads the code of a modal. */
  prepare: () => void
}

const ModalsContext = createContext<Modals | null>(null)

/** @throws Error outside its provider */
function useAccountModals(): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new Error('useAccountModals needs an AccountModalsProvider above it')
  return modals
}

type ModalsComponent = ComponentType<{ shown: AccountModal | null; show: (modal: AccountModal | null) => void }>

/** Provides the account modals; their code is loaded with the first one. */
export function AccountModalsProvider({ children }: { children: Elements }) {
  const [shown, setShown] = useState<AccountModal | null>(null)
  const [loaded, setLoaded] = useState<{ Modals: ModalsComponent } | null>(null)
  const tellOffline = useOfflineToast()

  const load = useCallback(async () => {
    const { AccountModals } = await import('./account-modals.tsx')
    setLoaded((loaded) => loaded ?? { Modals: AccountModals })
  }, [])
  const modals = useMemo(
    () => ({
      open: (modal: AccountModal) => void load().then(() => setShown(modal), tellOffline),
      prepare: () => void load().catch(() => undefined),
    }),
    [load, tellOffline],
  )
  return (
    <ModalsContext value={modals}>
      {children}
      {loaded && <loaded.Modals shown={shown} show={setShown} />}
    </ModalsContext>
  )
}

function useOfflineToast(): () => void {
  const t = useMessages(usersMessages)
  const showToast = useToasts()
  return useCallback(() => showToast({ kind: 'error', title: t.networkFailed }), [showToast, t])
}

/** Opens the login over the page; in another tab, and before hydration, it opens the login's page. */
export function LoginLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { open, prepare } = useAccountModals()
  return (
    <Link
      to={paths.login({ next: `${pathname}${search}` })}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
        if (isElsewhere || pathname === paths.login()) return
        event.preventDefault()
        open('login')
      }}
    >
      {children}
    </Link>
  )
}
