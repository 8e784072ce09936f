import { accountMessages } from '../features/users/account.late.messages.ts'
import { AccountPage } from '../features/users/account-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Account() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.accountSettings} isIndexed={false} />
      <AccountPage />
    </>
  )
}
