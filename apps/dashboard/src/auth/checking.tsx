import { Alert, Button, CircularProgress } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'
import { SignedOutPage } from './signed-out-page.tsx'

/** While the shop is asked who is signed in; with a way on when it does not answer. */
export function Checking({ retry }: { retry: (() => void) | null }) {
  const t = useMessages(authMessages)
  return (
    <SignedOutPage>
      {retry === null ? (
        <CircularProgress aria-label={t.checking} />
      ) : (
        <Alert severity="error" action={<Button onClick={retry}>{t.retry}</Button>}>
          {t.noConnection}
        </Alert>
      )}
    </SignedOutPage>
  )
}
