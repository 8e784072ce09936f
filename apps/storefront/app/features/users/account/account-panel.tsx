import { isAdmin, type StoredUser } from '@shop/session'
import { Heart, LayoutDashboard, LogOut, Package, Settings, ShoppingCart } from 'lucide-react'
import { NavLink } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import type { Elements } from '../../../ui/elements.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useAuth } from '../auth-provider.tsx'
import { logOut } from '../login/browser-login.ts'
import { PhoneLine } from '../phone-line.tsx'
import { usersMessages } from '../users.messages.ts'
import { Initial } from './initial.tsx'

/** Name, phone and links of the account (rule H-05). */
export function AccountPanel({ user }: { user: StoredUser }) {
  return (
    <>
      <div className="mb-2 border-line border-b px-2 pt-1 pb-3">
        <AccountName user={user} />
      </div>
      <AccountPanelLinks />
    </>
  )
}

/** Initial, name and phone of the signed-in shopper (rule H-05). */
export function AccountName({ user }: { user: StoredUser }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Initial name={user.name} className="size-11 text-lg" />
      <div className="grid min-w-0">
        <bdi className="truncate font-bold">{user.name}</bdi>
        <span className="text-muted text-sm">
          <PhoneLine phone={user.phone} />
        </span>
      </div>
    </div>
  )
}

const rowClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-nile-soft hover:text-nile aria-[current=page]:font-bold aria-[current=page]:text-nile [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-nile'

/** The links of an account and its logout (rule H-05); the dashboard for admins only (H-02). */
export function AccountPanelLinks() {
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
            <span>{shared.dashboard}</span>
          </a>
        </li>
      )}
      <li className="mt-1 border-line border-t pt-1">
        <LogOutButton />
      </li>
    </ul>
  )
}

function Row({ to, icon, name }: { to: string; icon: Elements; name: string }) {
  return (
    <li>
      <NavLink to={to} end className={rowClasses}>
        {icon}
        <span>{name}</span>
      </NavLink>
    </li>
  )
}

function LogOutButton() {
  const t = useMessages(accountMessages)
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
      <span>{t.logOut}</span>
    </button>
  )
}
