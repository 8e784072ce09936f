import { isAdmin } from '@shop/session'
import { Heart, LayoutDashboard, LogOut, Package, Settings, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useAuth } from '../auth-provider.tsx'
import { usersMessages } from '../users.messages.ts'

const rowClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-nile-soft hover:text-nile aria-[current=page]:font-bold aria-[current=page]:text-nile [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-nile'

/** Where an account leads, and the way out of it (rule H-05); the dashboard for an admin alone (H-02). */
export function AccountLinks() {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const { auth } = useAuth()
  return (
    <ul className="grid gap-0.5">
      <Row to={paths.account()} icon={<Settings aria-hidden="true" />} name={t.accountSettings} />
      <Row to={paths.orders()} icon={<Package aria-hidden="true" />} name={shared.myOrders} />
      <Row to={paths.favorites()} icon={<Heart aria-hidden="true" />} name={t.favorites} />
      <Row to={paths.cart()} icon={<ShoppingCart aria-hidden="true" className="mirror" />} name={t.cart} />
      {isAdmin(auth) && (
        <li>
          <a href={paths.dashboard()} className={rowClasses}>
            <LayoutDashboard aria-hidden="true" />
            {shared.dashboard}
          </a>
        </li>
      )}
      <li className="mt-1 border-line border-t pt-1">
        <LogOutButton />
      </li>
    </ul>
  )
}

function Row({ to, icon, name }: { to: string; icon: ReactNode; name: string }) {
  return (
    <li>
      <NavLink to={to} end className={rowClasses}>
        {icon}
        {name}
      </NavLink>
    </li>
  )
}

function LogOutButton() {
  const t = useMessages(accountMessages)
  const { logOut } = useAuth()
  const showToast = useToasts()
  return (
    <button
      type="button"
      className={rowClasses}
      onClick={() => {
        showToast({ kind: 'success', title: t.loggedOut })
        void logOut()
      }}
    >
      <LogOut aria-hidden="true" className="mirror" />
      {t.logOut}
    </button>
  )
}
