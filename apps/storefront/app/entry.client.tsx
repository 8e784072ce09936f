import { defaultLanguage, isLanguage } from '@shop/contract'
import { watchForCrashes, watchForGoneCode } from '@shop/session'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { CatalogsProvider, fetchCatalogs } from './i18n/language.tsx'

watchForCrashes('storefront')
watchForGoneCode()
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
    { onCaughtError: reportCrash, onUncaughtError: reportCrash },
  )
})

/**
 * Reports an error of a component. Where it took the shell along, also its error page, the page is loaded again, and then starts no
 * scripts (`replayEarlyInput`): React Router would show a stack trace.
 */
function reportCrash(error: unknown): void {
  reportError(error)
  if (document.getElementById('main')) return
  document.documentElement?.setAttribute('hidden', '')
  history.replaceState({ ...history.state, hasCrashed: true }, '')
  location.reload()
}
