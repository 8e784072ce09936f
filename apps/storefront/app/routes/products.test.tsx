import { bindMessages, textsOf } from '@shop/i18n'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { catalogPageMessages } from '../features/catalog/catalog-pages.late.messages.ts'
import { productListMessages } from '../features/catalog/list/product-list.late.messages.ts'
import { readListQuery, toProductList } from '../features/catalog/list/product-list-view.ts'
import { AuthProvider } from '../features/users/auth-provider.tsx'
import { LanguageProvider } from '../i18n/language.tsx'
import { contactDefaults, type Shell, settingsDefaults } from '../shell/shell.ts'
import { ToastProvider } from '../ui/notices/toasts.tsx'
import Products from './products.tsx'

/** The rest of its properties is not read. */
const Page = Products as ComponentType<object>

/** The page of a search that finds nothing, in a shop with or without products. */
function renderSearch(hasProducts: boolean): string {
  const shell = {
    origin: 'https://shop.example',
    year: 2026,
    settings: settingsDefaults,
    contact: contactDefaults,
    categories: [],
  }
  const root: Shell = { ...shell, language: 'en', hasProducts }
  const { asked } = readListQuery(new URL('http://shop.example/products?search=kettle'))
  const loaderData = { ...toProductList([], asked, 50), popular: [] }
  const Shown = () => (
    <LanguageProvider language="en">
      <ToastProvider>
        <AuthProvider>
          <CartProvider>
            <Page {...{ loaderData }} />
          </CartProvider>
        </AuthProvider>
      </ToastProvider>
    </LanguageProvider>
  )
  const Shop = createRoutesStub([{ id: 'root', path: '/', Component: Shown }])
  return renderToString(<Shop hydrationData={{ loaderData: { root } }} />)
}

it('a search without results asks for other words, but not in a shop without products', () => {
  const { noProductsHint } = bindMessages(textsOf(catalogPageMessages, 'en'), 'en')
  const { noResultsHint } = bindMessages(textsOf(productListMessages, 'en'), 'en')
  expect(renderSearch(true)).toContain(noResultsHint)
  expect(renderSearch(false)).not.toContain(noResultsHint)
  expect(renderSearch(false)).toContain(noProductsHint)
})
