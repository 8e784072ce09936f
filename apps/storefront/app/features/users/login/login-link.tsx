import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { useAccountModals } from '../account-modals-provider.tsx'

/** Opens the login over the page; in another tab, or before scripts run, it leads to the login's own page. */
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
