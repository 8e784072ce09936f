import { accountMessages } from '../features/users/account.late.messages.ts'
import { ForgotPasswordPage } from '../features/users/forgot-password-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function ForgotPassword() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.forgotTitle} isIndexed={false} />
      <ForgotPasswordPage />
    </>
  )
}
