import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { ProtectedRoute } from './auth/protected-route.tsx'
import { Checking } from './auth/signed-out-page.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { AppTheme } from './theme/theme.tsx'
import { CrashPage } from './ui/crash-page.tsx'

const InvitationPage = lazy(async () => ({
  default: (await import('./invitation/invitation-page.tsx')).InvitationPage,
}))
const MustSetUp = lazy(async () => ({ default: (await import('./second-factor/must-set-up.tsx')).MustSetUp }))

const router = createBrowserRouter([
  {
    errorElement: <CrashPage onBack={() => window.location.reload()} />,
    children: [
      { path: '/login', element: <Login /> },
      { path: '/dashboard/*', element: <Dashboard /> },
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
])

/** The admin application: the login at /login, everything else at /dashboard, for staff only. */
export function Root() {
  return (
    <LanguageProvider>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </LanguageProvider>
  )
}

function Login() {
  return <LoginPage invitation={(token) => withSpinner(<InvitationPage key={token} token={token} />)} />
}

function Dashboard() {
  return (
    <ProtectedRoute secondFactorSetUp={(onDone) => withSpinner(<MustSetUp onDone={onDone} />)}>
      {(member) => <App member={member} />}
    </ProtectedRoute>
  )
}

/** Shows a spinner until the code of a lazy page has loaded. */
function withSpinner(page: ReactNode): ReactNode {
  return <Suspense fallback={<Checking retry={null} />}>{page}</Suspense>
}
