import { accountMessages } from '../features/users/account.late.messages.ts'
import { ForgotPasswordPage } from '../features/users/recovery/forgot-password-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function ForgotPassword() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.forgotTitle} isIndexed={false} />
      <ForgotPasswordPage />
    </>
  )
}
