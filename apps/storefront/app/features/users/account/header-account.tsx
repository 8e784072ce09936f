import { isAdmin } from '@shop/session'
import { LayoutDashboard, Package, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { LoginLink } from '../account-modals-provider.tsx'
import { useAuth } from '../auth-provider.tsx'
import { usersMessages } from '../users.messages.ts'
import { AccountMenu, LateAccountPanel } from './account-menu.tsx'

const linkClasses =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1 font-semibold whitespace-nowrap transition-colors hover:text-nile xl:justify-end'

/** Login or the account menu, in the header (rule H-02). Its size is fixed. */
export function HeaderAccount() {
  const t = useMessages(usersMessages)
  const { auth } = useAuth()
  return (
    <div className="w-11 shrink-0 xl:w-36">
      {auth.status === 'authenticated' && <AccountMenu user={auth.user} />}
      {auth.status === 'guest' && (
        <LoginLink className={linkClasses}>
          <UserRound aria-hidden="true" className="size-6 shrink-0" />
          <span className="max-xl:sr-only">{t.logIn}</span>
        </LoginLink>
      )}
      {auth.status === 'restoring' && (
        <Link to={paths.account()} className={linkClasses}>
          <UserRound aria-hidden="true" className="size-6 shrink-0" />
          <span className="max-xl:sr-only">{t.account}</span>
        </Link>
      )}
    </div>
  )
}

const buttonClasses =
  'flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-control border border-control/60 px-2 font-semibold text-sm hover:border-nile hover:text-nile'

/** The account in the menu of a phone, in place of the header's button (rule H-03). */
export function MenuAccount() {
  const t = useMessages(usersMessages)
  const { auth } = useAuth()
  if (auth.status === 'authenticated') {
    return (
      <section aria-label={t.account}>
        <LateAccountPanel user={auth.user} />
      </section>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <LoginLink className={buttonClasses}>
        <UserRound aria-hidden="true" className="size-5" />
        <span>{t.logIn}</span>
      </LoginLink>
      <Link to={paths.orders()} className={buttonClasses}>
        <Package aria-hidden="true" className="size-5" />
        <span>{t.myOrders}</span>
      </Link>
    </div>
  )
}

/** A link to the dashboard, by a full page load; for admins only (rules H-02, G-04). */
export function DashboardLink() {
  const t = useMessages(usersMessages)
  const { auth } = useAuth()
  if (!isAdmin(auth)) return null
  return (
    <a
      href={paths.dashboard()}
      title={t.dashboard}
      className="grid size-11 place-items-center rounded-control text-nile transition-colors hover:bg-nile-soft"
    >
      <LayoutDashboard aria-hidden="true" className="size-5" />
      <span className="sr-only">{t.dashboard}</span>
    </a>
  )
}
