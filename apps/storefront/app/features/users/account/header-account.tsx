import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { useAuth } from '../auth-provider.tsx'
import { LoginLink } from '../login/login-link.tsx'
import { usersMessages } from '../users.messages.ts'
import { AccountMenu } from './account-menu.tsx'

const linkClasses =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1 font-semibold whitespace-nowrap transition-colors hover:text-nile xl:justify-end'

/** Login or the account menu in the head of the page (rule H-02). Its place has one size, whoever comes to stand there. */
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
