import { accountMessages } from '../features/users/account.late.messages.ts'
import { SignupPage } from '../features/users/registration/signup-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Register() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.signUpTitle} isIndexed={false} />
      <SignupPage />
    </>
  )
}
