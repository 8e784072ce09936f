import { accountMessages } from '../features/users/account.late.messages.ts'
import { VerifyPage } from '../features/users/verify-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function VerifyPhone() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.verifyTitle} isIndexed={false} />
      <VerifyPage />
    </>
  )
}
