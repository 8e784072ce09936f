import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CartProvider, useCart } from '../features/cart/cart-provider.tsx'
import { AuthProvider, useAuth } from '../features/users/auth-provider.tsx'
import { LanguageProvider } from '../i18n/language.tsx'
import { ToastProvider } from '../ui/notices/toasts.tsx'

function ShowsAuth() {
  return <p>{useAuth().auth.status}</p>
}

function ShowsCart() {
  return <p>{useCart().cart.status}</p>
}

function Shop({ children }: { children: ReactElement }) {
  return (
    <LanguageProvider language="en">
      <ToastProvider>{children}</ToastProvider>
    </LanguageProvider>
  )
}

describe('what providers hold (rule G-09)', () => {
  it.each([
    ['useAuth must be used within an AuthProvider', ShowsAuth],
    ['useCart must be used within a CartProvider', ShowsCart],
  ])('G-09: raises an error outside: %s', (message, Shows) => {
    expect(() => renderToString(<Shows />)).toThrow(message)
  })

  it('is known to nobody while the server renders: its pages are the same for all shoppers', () => {
    const html = renderToString(
      <Shop>
        <>
          <AuthProvider>
            <ShowsAuth />
          </AuthProvider>
          <CartProvider>
            <ShowsCart />
          </CartProvider>
        </>
      </Shop>,
    )
    expect(html).toBe('<p>restoring</p><p>idle</p>')
  })
})
