import { SignupPage } from '../features/users/signup-page.tsx'
import { usersMessages } from '../features/users/users.messages.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Register() {
  const t = useMessages(usersMessages)
  return (
    <>
      <PageHead title={t.signUpTitle} isIndexed={false} />
      <SignupPage />
    </>
  )
}
