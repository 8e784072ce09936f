import { accountMessages } from '../features/users/account.late.messages.ts'
import { VerifyPage } from '../features/users/registration/verify-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function VerifyPhone() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.verifyTitle} isIndexed={false} />
      <VerifyPage />
    </>
  )
}
