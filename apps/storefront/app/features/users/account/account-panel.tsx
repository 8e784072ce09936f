import type { StoredUser } from '@shop/session'
import { AccountLinks } from './account-links.tsx'
import { AccountName } from './account-name.tsx'

/** Who is signed in, and where the account leads (rule H-05). */
export function AccountPanel({ user }: { user: StoredUser }) {
  return (
    <>
      <div className="mb-2 border-line border-b px-2 pt-1 pb-3">
        <AccountName user={user} />
      </div>
      <AccountLinks />
    </>
  )
}
