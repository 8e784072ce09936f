import { accountMessages } from '../features/users/account.late.messages.ts'
import { LoginPage } from '../features/users/login/login-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Login() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.logInTitle} isIndexed={false} />
      <LoginPage />
    </>
  )
}
