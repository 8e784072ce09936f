import { Package, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { useAuth } from '../auth-provider.tsx'
import { LoginLink } from '../login/login-link.tsx'
import { usersMessages } from '../users.messages.ts'
import { LateAccountPanel } from './late-account-panel.tsx'

const buttonClasses =
  'flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-control border border-control/60 px-2 font-semibold text-sm hover:border-nile hover:text-nile'

/** The account in the menu of a phone, where it stands for the head's own buttons (rule H-03). */
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
        {t.logIn}
      </LoginLink>
      <Link to={paths.orders()} className={buttonClasses}>
        <Package aria-hidden="true" className="size-5" />
        {t.myOrders}
      </Link>
    </div>
  )
}
