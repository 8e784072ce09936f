import type { StoredUser } from '@shop/session'
import { PhoneLine } from '../phone-line.tsx'
import { Initial } from './initial.tsx'

/** Who is signed in: initial, name and phone (rule H-05). */
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
