import { LoginPage } from '../features/users/login-page.tsx'
import { usersMessages } from '../features/users/users.messages.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Login() {
  const t = useMessages(usersMessages)
  return (
    <>
      <PageHead title={t.logInTitle} isIndexed={false} />
      <LoginPage />
    </>
  )
}
