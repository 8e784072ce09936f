import { defaultLanguage, isLanguage } from '@shop/contract'
import { watchForCrashes } from '@shop/session'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { CataloguesProvider, fetchCatalogues } from './language.tsx'

watchForCrashes('storefront')
const { lang } = document.documentElement
const catalogues = await fetchCatalogues(isLanguage(lang) ? lang : defaultLanguage)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CataloguesProvider initial={catalogues}>
        <HydratedRouter />
      </CataloguesProvider>
    </StrictMode>,
    { onCaughtError: (error) => reportError(error) },
  )
})
