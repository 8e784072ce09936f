import { isLanguage, type Language, readLanguageCookie, writeLanguageCookie } from '@shop/contract'
import { type Bound, bindMessages, directionOf, type MessageSet, type Messages, textsOf } from '@shop/i18n'
import { openLocalStore } from '@shop/session'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'

const storageKey = 'language'

type Choice = { language: Language; setLanguage: (language: Language) => void }
const LanguageContext = createContext<Choice | null>(null)

/** Provides the current language. The storefront reads and writes the same stored choice. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(findLanguage)

  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf[language]
  }, [language])

  const choice = useMemo<Choice>(() => {
    return {
      language,
      setLanguage(next) {
        remember(next)
        setLanguage(next)
      },
    }
  }, [language])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** @throws Error outside its provider */
export function useLanguageChoice(): Choice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguageChoice needs a LanguageProvider above it')
  return choice
}

export function useLanguage(): Language {
  return useLanguageChoice().language
}

/** The texts of a feature in the language that is shown. */
export function useMessages<Set extends Messages>(set: MessageSet<Set>): Bound<Set> {
  const language = useLanguage()
  return useMemo(() => bindMessages<Set>(textsOf(set, language), language), [language, set])
}

function findLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang')
  if (isLanguage(asked)) return asked
  const stored = openLocalStore().getItem(storageKey) ?? readLanguageCookie(document.cookie)
  if (isLanguage(stored)) return stored
  return window.navigator.language.startsWith('ar') ? 'ar' : 'en'
}

function remember(language: Language): void {
  openLocalStore().setItem(storageKey, language)
  // The Cookie Store API needs https, which development does not have.
  Object.assign(document, { cookie: writeLanguageCookie(language, window.location.protocol === 'https:') })
}
