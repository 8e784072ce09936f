import { accountMessages } from '../features/users/account.late.messages.ts'
import { SignupPage } from '../features/users/signup-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Register() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.signUpTitle} isIndexed={false} />
      <SignupPage />
    </>
  )
}
