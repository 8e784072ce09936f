import type { StoredUser } from '@shop/session'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useAuth } from '../auth-provider.tsx'

/** Shows a page to who is signed in; a guest is led to the login, and from there back to the page. */
export function RequireLogin({ children }: { children: (user: StoredUser) => ReactNode }) {
  const { auth } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isGuest = auth.status === 'guest'
  useEffect(() => {
    if (isGuest) void navigate(paths.login({ next: `${pathname}${search}` }), { replace: true })
  }, [isGuest, navigate, pathname, search])
  return auth.status === 'authenticated' ? children(auth.user) : <Waiting />
}

function Waiting() {
  const t = useMessages(accountMessages)
  return (
    <div role="status" className="page grid gap-5 py-8">
      <span className="sr-only">{t.loadingAccount}</span>
      <Skeleton className="h-10 w-56" />
      <div className="grid items-start gap-6 lg:grid-cols-[19rem_1fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-[40rem]" />
      </div>
    </div>
  )
}
