import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { ProtectedRoute } from './auth/protected-route.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { Look } from './theme/look.tsx'
import { CrashPage } from './ui/crash-page.tsx'

const router = createBrowserRouter([
  {
    errorElement: <CrashPage onBack={() => window.location.reload()} />,
    children: [
      { path: '/login', element: <LoginPage /> },
      { path: '/dashboard/*', element: <ProtectedRoute>{(member) => <App member={member} />}</ProtectedRoute> },
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
])

/** The admin application: its door at /login, everything else behind it. */
export function Root() {
  return (
    <LanguageProvider>
      <Look>
        <RouterProvider router={router} />
      </Look>
    </LanguageProvider>
  )
}
