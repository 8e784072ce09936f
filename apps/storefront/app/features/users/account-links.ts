import type { PendingVerification } from '@shop/session'
import type { MouseEvent } from 'react'
import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useAuth } from './auth-provider.tsx'
import { isAdminPath, readNextPath } from './login/next-path.ts'

/** A link to another form; a modal shows that form instead. */
type FormLink = { to: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }

/** Navigation between account forms. Pages and modals use the same forms. */
export type AccountLinks = {
  logIn: FormLink
  signUp: FormLink
  forgotPassword: FormLink
  /** The phone must be verified first; the data for it is already in session storage. */
  onUnverified: (pending: PendingVerification) => void
  /** Called when the shopper is signed in. */
  onDone: () => void
}

/** What verification receives through navigation state. */
export type HandedPhone = { phone: string; message: string | null }

/** Links between the account pages; each preserves the page to return to. */
export function useAccountLinks(): AccountLinks {
  const next = useNextPath() ?? undefined
  const navigate = useNavigate()
  const goOn = useGoOn()
  return useMemo(
    () => ({
      logIn: { to: paths.login({ next }) },
      signUp: { to: paths.register({ next }) },
      forgotPassword: { to: paths.forgotPassword({ next }) },
      onUnverified: ({ phone, message }) =>
        void navigate(paths.verifyPhone({ next }), { state: { phone, message } satisfies HandedPhone }),
      onDone: goOn,
    }),
    [next, navigate, goOn],
  )
}

/** Redirects signed-in shoppers from a page for guests. */
export function useGuestsOnly(): void {
  const { auth } = useAuth()
  const goOn = useGoOn()
  useEffect(() => {
    if (auth.status === 'authenticated') goOn()
  }, [auth.status, goOn])
}

function useNextPath(): string | null {
  const [parameters] = useSearchParams()
  return readNextPath(parameters.get('next'))
}

function useGoOn(): () => void {
  const next = useNextPath() ?? paths.home()
  const navigate = useNavigate()
  return useCallback(() => {
    if (isAdminPath(next)) window.location.assign(next)
    else void navigate(next, { replace: true })
  }, [navigate, next])
}
