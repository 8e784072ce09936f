import { Alert, Button, CircularProgress, Link, Paper, Stack, Typography } from '@mui/material'
import { ApiError, type Invitation } from '@shop/contract'
import { useCallback, useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { SignedOutPage } from '../auth/signed-out-page.tsx'
import { invitationsApi } from '../data/api.ts'
import { useMessages } from '../i18n/language.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { useTitle } from '../ui/use-title.ts'
import { invitationMessages } from './invitation.messages.ts'
import { InvitationForm } from './invitation-form.tsx'

type State =
  | { kind: 'loading' }
  | { kind: 'open'; invitation: Invitation }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

/** The page of an invitation, with the form that accepts it. */
export function InvitationPage({ token }: { token: string }) {
  const t = useMessages(invitationMessages)
  const { state, load } = useInvitation(token)
  useTitle(t.title)
  return (
    <SignedOutPage>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, inlineSize: '100%' }}>
        <Stack spacing={3}>
          <Typography component="h1" variant="h5">
            {t.title}
          </Typography>
          {state.kind === 'loading' && <CircularProgress aria-label={t.title} />}
          {state.kind === 'open' && <InvitationForm token={token} invitation={state.invitation} />}
          {state.kind === 'refused' && <Alert severity="error">{state.message}</Alert>}
          {state.kind === 'failed' && (
            <Alert severity="error" action={<Button onClick={load}>{t.tryAgain}</Button>}>
              {t.failed}
            </Alert>
          )}
          {state.kind !== 'open' && (
            <Link component={RouterLink} to="/login" replace>
              {t.toLogin}
            </Link>
          )}
        </Stack>
      </Paper>
      <LanguageSwitch />
    </SignedOutPage>
  )
}

function useInvitation(token: string) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'open', invitation: await invitationsApi.readInvitation({ body: { token } }) })
    } catch (error) {
      setState(error instanceof ApiError ? { kind: 'refused', message: error.message } : { kind: 'failed' })
    }
  }, [token])
  useEffect(() => void load(), [load])
  return { state, load: () => void load() }
}
