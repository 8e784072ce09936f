import { MessageSquareText } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { AccountWays } from '../account-ways.ts'
import { usersMessages } from '../users.messages.ts'

/** For somebody who comes to the verification without having begun a registration or a login in this tab. */
export function LogInFirst({ message, ways }: { message: string | null; ways: AccountWays }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  return (
    <div className="grid gap-4">
      {message && (
        <Alert tone="nile" icon={<MessageSquareText />}>
          <p>{message}</p>
        </Alert>
      )}
      <p>{t.verifyAfterLogIn}</p>
      <ButtonLink look="lamp" {...ways.logIn}>
        {shared.logIn}
      </ButtonLink>
    </div>
  )
}
