import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { App } from './app.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { ProtectedRoute } from './auth/protected-route.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { Look } from './theme/look.tsx'

/** The admin application: its door at /login, everything else behind it. */
export function Root() {
  return (
    <LanguageProvider>
      <Look>
        <BrowserRouter>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route
              path="/dashboard/*"
              element={<ProtectedRoute>{(member) => <App member={member} />}</ProtectedRoute>}
            />
            <Route path="*" element={<Navigate to="/dashboard" replace />} />
          </Routes>
        </BrowserRouter>
      </Look>
    </LanguageProvider>
  )
}
