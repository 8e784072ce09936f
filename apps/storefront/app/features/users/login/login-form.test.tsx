import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { ToastProvider } from '../../../ui/notices/toasts.tsx'
import { AuthProvider } from '../auth-provider.tsx'
import { LoginForm } from './login-form.tsx'

const links = {
  logIn: { to: '/login-new' },
  signUp: { to: '/register' },
  forgotPassword: { to: '/forgot-password' },
  onUnverified: () => undefined,
  onDone: () => undefined,
}

function renderForm(): string {
  return renderToString(
    <LanguageProvider language="en">
      <ToastProvider>
        <AuthProvider>
          <MemoryRouter>
            <LoginForm links={links} />
          </MemoryRouter>
        </AuthProvider>
      </ToastProvider>
    </LanguageProvider>,
  )
}

describe('A-01: the login form', () => {
  it.each([
    ['a fixed +20 before the phone, outside of what is typed', />\+20<\/span><input [^>]*name="phone"/],
    ['the +20 said of the phone to who does not see it', /The number begins with the country code \+20/],
    ['a hidden password', /<input[^>]*type="password"/],
    ['remember-me, ticked', /<input[^>]*name="remember"[^>]*checked=""/],
    ['a way on for a forgotten password', /<a [^>]*href="\/forgot-password"[^>]*>Forgot password\?/],
    ['a way on to a new account', /<a [^>]*href="\/register"[^>]*>Sign up/],
  ])('has %s', (_, part) => {
    expect(renderForm()).toMatch(part)
  })
})
