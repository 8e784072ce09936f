import { ForgotPasswordPage } from '../features/users/forgot-password-page.tsx'
import { usersMessages } from '../features/users/users.messages.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function ForgotPassword() {
  const t = useMessages(usersMessages)
  return (
    <>
      <PageHead title={t.forgotTitle} isIndexed={false} />
      <ForgotPasswordPage />
    </>
  )
}
