import type { StoredUser } from '@shop/session'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLatePart } from '../../../ui/use-late-part.ts'

const fetchPanel = () => import('./account-panel.tsx')

/** The account's panel; guests, who are most, do not load it. */
export function LateAccountPanel({ user }: { user: StoredUser }) {
  const late = useLatePart(true, fetchPanel)
  return late ? <late.AccountPanel user={user} /> : <Skeleton className="h-72" />
}
