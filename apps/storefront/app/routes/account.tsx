import { AccountPage } from '../features/users/account/account-page.tsx'
import { accountMessages } from '../features/users/account.late.messages.ts'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Account() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.accountSettings} isIndexed={false} />
      <AccountPage />
    </>
  )
}
