import { usersMessages } from '../features/users/users.messages.ts'
import { VerifyPage } from '../features/users/verify-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function VerifyPhone() {
  const t = useMessages(usersMessages)
  return (
    <>
      <PageHead title={t.verifyTitle} isIndexed={false} />
      <VerifyPage />
    </>
  )
}
