import type { Language } from '@shop/contract'
import { bindMessages, directionOf, type MessageSet, type Messages, textsOf } from '@shop/i18n'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { toast } from 'sonner'
import { expect } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'
import { TrackProvider } from '../app/analytics/track.tsx'
import { CartProvider } from '../app/features/cart/cart-provider.tsx'
import { AuthProvider } from '../app/features/users/auth-provider.tsx'
import { LanguageProvider } from '../app/i18n/language.tsx'
import { ToastProvider } from '../app/ui/notices/toasts.tsx'
import '../app/styles/app.css'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds a field by its name in the form. */
    getByName(name: string): Locator
  }
}
locators.extend({ getByName: (name) => `[name="${name}"]` })

/** A phone, which is the window at first, and a desktop. */
export const windows: Record<'phone' | 'desktop', [width: number, height: number]> = {
  phone: [360, 740],
  desktop: [1440, 900],
}

/** The texts of a feature in a language. */
export function wordsOf<Set extends Messages>(set: MessageSet<Set>, language: Language) {
  return bindMessages<Set>(textsOf(set, language), language)
}

let shown: { root: Root; place: HTMLElement } | null = null

/** The address that a link has opened, and its query; every address shows the same part. */
export const address = { now: '/', query: '' }

/** Shows a part of the shop at a path, with the shop's providers and styles. @returns the page's main part */
export async function show(part: ReactNode, language: Language = 'en', path = '/'): Promise<Locator> {
  hidePart()
  Object.assign(document.documentElement, { lang: language, dir: directionOf[language] })
  const place = document.body.appendChild(document.createElement('main'))
  shown = { root: createRoot(place), place }
  const Page = () => {
    const { pathname, search } = useLocation()
    Object.assign(address, { now: pathname, query: search })
    return (
      <LanguageProvider language={language}>
        <ToastProvider>
          <AuthProvider>
            <TrackProvider measurementId={null}>
              <CartProvider>{part}</CartProvider>
            </TrackProvider>
          </AuthProvider>
        </ToastProvider>
      </LanguageProvider>
    )
  }
  const Pages = createRoutesStub([{ path: '*', Component: Page }])
  shown.root.render(<Pages initialEntries={[path]} />)
  return page.getByRole('main')
}

/** Goes back, once what lies over the page has its entry in the history: before that, Back would leave the tests. */
export async function goBack(): Promise<void> {
  await expect.poll(() => window.history.state?.depth).toBe(1)
  window.history.back()
}

/** Takes the part off the window. */
export function hidePart(): void {
  toast.dismiss()
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
}
