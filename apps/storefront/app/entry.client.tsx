import { defaultLanguage, isLanguage } from '@shop/contract'
import { watchForCrashes } from '@shop/session'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { CatalogsProvider, fetchCatalogs } from './i18n/language.tsx'

watchForCrashes('storefront')
const { lang } = document.documentElement
const catalogues = await fetchCatalogs(isLanguage(lang) ? lang : defaultLanguage)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CatalogsProvider initial={catalogues}>
        <HydratedRouter />
      </CatalogsProvider>
    </StrictMode>,
    { onCaughtError: (error) => reportError(error) },
  )
})
