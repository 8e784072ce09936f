import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { accountMenuId } from './account/account-menu.tsx'
import { accountMessages } from './account.late.messages.ts'
import type { AccountLinks } from './account-links.ts'
import { useAuth } from './auth-provider.tsx'
import { LoginForm } from './login/login-form.tsx'
import { SignupForm } from './registration/signup-form.tsx'
import { VerifyPanel } from './registration/verify-panel.tsx'

export type AccountModal = 'login' | 'signup' | 'verification'

type Properties = { shown: AccountModal | null; show: (modal: AccountModal | null) => void }

/** Login, signup and verification over the current page (rule A-03). */
export function AccountModals({ shown, show }: Properties) {
  const t = useMessages(accountMessages)
  const close = () => show(null)
  const links = makeModalLinks(useLocation(), show)
  useCloseWhenSignedIn(shown, close)
  const body = useFocusInside(shown)
  const titles = { login: t.logInTitle, signup: t.signUpTitle, verification: t.verifyTitle }
  return (
    <Dialog isOpen={shown !== null} onClose={close} title={shown ? titles[shown] : ''} className="max-w-md">
      <div ref={body}>
        {shown === 'login' && <LoginForm links={links} />}
        {shown === 'signup' && <SignupForm links={links} />}
        {shown === 'verification' && <VerifyPanel links={links} handed={null} />}
      </div>
    </Dialog>
  )
}

/** In another tab the links open the pages, which lead back here. */
function makeModalLinks({ pathname, search }: Here, show: Properties['show']): AccountLinks {
  const next = `${pathname}${search}`
  const within = (to: string, modal: AccountModal) => ({
    to,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(modal)
    },
  })
  return {
    logIn: within(paths.login({ next }), 'login'),
    signUp: within(paths.register({ next }), 'signup'),
    forgotPassword: { to: paths.forgotPassword({ next }), onClick: () => show(null) },
    onUnverified: () => show('verification'),
    onDone: () => show(null),
  }
}

type Here = { pathname: string; search: string }

/** Another tab may have signed in; the verification shows its success first. */
function useCloseWhenSignedIn(shown: AccountModal | null, close: () => void): void {
  const { auth } = useAuth()
  const isDone = auth.status === 'authenticated' && (shown === 'login' || shown === 'signup')
  useEffect(() => {
    if (isDone) close()
  })
}

/** Each form opens with the focus in its first field; after login the focus goes to the account menu. */
function useFocusInside(shown: AccountModal | null) {
  const body = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (shown) body.current?.querySelector<HTMLElement>('input, button')?.focus()
    else if (wasShown.current) document.getElementById(accountMenuId)?.focus()
    wasShown.current = shown !== null
  }, [shown])
  return body
}
