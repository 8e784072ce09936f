import { isLanguage, type Language, writeLanguageCookie } from '@shop/contract'
import { openLocalStore, subscribeTabs } from '@shop/session'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLanguage, useLoadLanguage } from './language.tsx'

/** The storage key of the language. */
export const languageKey = 'language'

/**
 * Switches the language without leaving the page: scroll position and typed text are preserved.
 *
 * @returns a function that rejects when the texts cannot be fetched; the page then does not change
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const load = useLoadLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useCallback(
    async (language) => {
      await load(language)
      rememberLanguage(language)
      const parameters = new URLSearchParams(location.search)
      if (!parameters.has('lang')) return revalidate()
      // The address contains the old language, which would override the stored one.
      parameters.delete('lang')
      await navigate(
        { search: parameters.toString(), hash: location.hash },
        { replace: true, preventScrollReset: true },
      )
      return revalidate()
    },
    [load, location, navigate, revalidate],
  )
}

/** Follows the chosen language: of an earlier visit, another tab, or the address. */
export function useRememberedLanguage(): void {
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()

  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('lang')) rememberLanguage(language)
  }, [language])

  useEffect(() => {
    const follow = (chosen: string | null) => {
      const isNamed = new URLSearchParams(window.location.search).has('lang')
      if (isLanguage(chosen) && chosen !== language && !isNamed) switchLanguage(chosen).catch(() => undefined)
    }
    const followStored = () => follow(openLocalStore().getItem(languageKey))
    followStored()
    return subscribeTabs([languageKey], followStored)
  }, [language, switchLanguage])
}

/** The server reads the cookie to render the next page in this language (rule G-02). */
function rememberLanguage(language: Language): void {
  // A full disk must not keep the former choice, which would win over the cookie.
  openLocalStore().removeItem(languageKey)
  openLocalStore().setItem(languageKey, language)
  // The Cookie Store API needs https, which development does not have.
  Object.assign(document, { cookie: writeLanguageCookie(language, window.location.protocol === 'https:') })
}
