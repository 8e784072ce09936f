import { languages } from '@shop/contract'
import { bindMessages, textsOf } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { ToastProvider } from '../ui/notices/toasts.tsx'
import { PageHead } from './page-head.tsx'
import { contactDefaults, type Shell, settingsDefaults } from './shell.ts'

it.each(languages)('the shop describes itself with cash only where some governorate takes it: %s', (language) => {
  const head = (takesCash: boolean) => {
    const settings = { ...settingsDefaults, takes_cash: takesCash }
    const root: Shell = {
      language,
      origin: '',
      year: 2026,
      settings,
      contact: contactDefaults,
      categories: [],
      hasProducts: true,
    }
    const Page = () => (
      <LanguageProvider language={language}>
        <ToastProvider>
          <CartProvider>
            <PageHead />
          </CartProvider>
        </ToastProvider>
      </LanguageProvider>
    )
    const Shop = createRoutesStub([{ id: 'root', path: '/', Component: Page }])
    return renderToString(<Shop hydrationData={{ loaderData: { root } }} />)
  }
  const t = bindMessages(textsOf(layoutMessages, language), language)
  expect(head(true)).toContain(`name="description" content="${t.shopDescription}"`)
  expect(head(false)).toContain(`name="description" content="${t.shopDescriptionNoCash}"`)
  expect(head(false)).not.toContain(t.cash)
})
