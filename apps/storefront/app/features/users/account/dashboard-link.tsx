import { isAdmin } from '@shop/session'
import { LayoutDashboard } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { useAuth } from '../auth-provider.tsx'
import { usersMessages } from '../users.messages.ts'

/** The way to the admin application, by a full page load; for a logged-in admin alone (rules H-02, G-04). */
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
