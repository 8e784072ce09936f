import { Alert, Button, CircularProgress, Stack } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import type { Elements } from '../ui/elements.ts'
import { Logo } from '../ui/logo.tsx'
import { authMessages } from './auth.messages.ts'

/** A centered page with the logo, for people who are not signed in. */
export function SignedOutPage({ children }: { children: Elements }) {
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        minBlockSize: '100dvh',
        maxInlineSize: 460,
        marginInline: 'auto',
        p: 2,
      }}
    >
      <Logo />
      {children}
    </Stack>
  )
}

/** A spinner while the server is asked who is signed in; a button to retry if it does not answer. */
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
