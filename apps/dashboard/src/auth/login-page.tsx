import { Link, Paper, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../data/session.ts'
import { useMessages } from '../i18n/language.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { useTitle } from '../ui/use-title.ts'
import { authMessages } from './auth.messages.ts'
import { LoginForm } from './login-form.tsx'
import { useOrigin } from './redirects.ts'
import { SignedOutPage } from './signed-out-page.tsx'

type Properties = {
  /** The page of an invitation, by the token of its link. */
  invitation: (token: string) => ReactNode
}

/** The staff's login. An invitation link opens this page too, with its token in the hash. */
export function LoginPage({ invitation }: Properties) {
  const token = /^#invitation=([\w-]+)/.exec(useLocation().hash)?.[1]
  return token === undefined ? <Login /> : invitation(token)
}

/** Somebody who is signed in already goes on to the page they came from. */
function Login() {
  const t = useMessages(authMessages)
  const origin = useOrigin()
  const { status } = useAuth()

  useTitle(t.title)
  if (status === 'authenticated') return <Navigate to={origin} replace />
  return (
    <SignedOutPage>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, inlineSize: '100%' }}>
        <Stack spacing={3}>
          <div>
            <Typography component="h1" variant="h5">
              {t.title}
            </Typography>
            <Typography color="text.secondary">{t.lead}</Typography>
          </div>
          <LoginForm next={origin} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
            <Link href="/forgot-password?next=/dashboard">{t.forgotPassword}</Link>
            <Link href="/">{t.toShop}</Link>
          </Stack>
        </Stack>
      </Paper>
      <LanguageSwitch />
    </SignedOutPage>
  )
}
