import { Link, Paper, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { authMessages } from './auth.messages.ts'
import { Checking } from './checking.tsx'
import { LoginForm } from './login-form.tsx'
import { useOrigin } from './origin.ts'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAuth } from './use-auth.ts'

const InvitationPage = lazy(async () => ({
  default: (await import('../invitation/invitation-page.tsx')).InvitationPage,
}))

/** The staff's login, and where the link of an invitation leads. */
export function LoginPage() {
  const token = /^#invitation=([\w-]+)$/.exec(useLocation().hash)?.[1]
  if (token === undefined) return <Login />
  return (
    <Suspense fallback={<Checking retry={null} />}>
      <InvitationPage key={token} token={token} />
    </Suspense>
  )
}

/** Who is signed in already goes on to where they came from. */
function Login() {
  const t = useMessages(authMessages)
  const origin = useOrigin()
  const { status } = useAuth()

  useEffect(() => {
    document.title = `${t.title} · Nawwar`
  }, [t])

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
