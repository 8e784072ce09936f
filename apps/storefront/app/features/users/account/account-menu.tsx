import type { StoredUser } from '@shop/session'
import { useMessages } from '../../../i18n/language.tsx'
import { useLateModule } from '../../../ui/hooks/use-late-module.ts'
import { useClosingDetails } from '../../../ui/overlays/use-closing-details.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usersMessages } from '../users.messages.ts'
import { Initial } from './initial.tsx'

/** The id that gets the focus after a login over the page. */
export const accountMenuId = 'account-menu'

/** The menu of a signed-in shopper (rule H-05): a native `<details>`, closed by Escape. */
export function AccountMenu({ user }: { user: StoredUser }) {
  const t = useMessages(usersMessages)
  const details = useClosingDetails()
  return (
    <details ref={details} className="group relative">
      <summary
        id={accountMenuId}
        className="flex min-h-11 items-center gap-2 rounded-control px-1 xl:justify-end font-semibold transition-colors hover:text-nile group-open:text-nile"
      >
        <Initial name={user.name} className="size-9" />
        <span className="sr-only">{t.accountOf({ name: user.name })}</span>
        <bdi aria-hidden="true" className="truncate max-xl:hidden">
          {user.name}
        </bdi>
      </summary>
      <div className="absolute end-0 top-full z-10 mt-2 w-72 animate-appear rounded-card border border-line bg-card p-3 shadow-raised">
        <LateAccountPanel user={user} />
      </div>
    </details>
  )
}

const fetchPanel = () => import('./account-panel.tsx')

/** Loads the panel of the account on demand, because most visitors are guests. */
export function LateAccountPanel({ user }: { user: StoredUser }) {
  const late = useLateModule(true, fetchPanel)
  return late ? <late.AccountPanel user={user} /> : <Skeleton className="h-72" />
}
