import { AccountPage } from '../features/users/account-page.tsx'
import { usersMessages } from '../features/users/users.messages.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Account() {
  const t = useMessages(usersMessages)
  return (
    <>
      <PageHead title={t.accountSettings} isIndexed={false} />
      <AccountPage />
    </>
  )
}
