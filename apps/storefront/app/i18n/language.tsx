import { languageFiles } from 'virtual:language-files'
import type { Language } from '@shop/contract'
import { type Bound, bindMessages, type MessageSet, type Messages, type Texts, textsOf } from '@shop/i18n'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { fetchLateTexts, findLateTexts } from './late-texts.ts'

/** All texts of one language, by message set. */
type Catalog = Readonly<Record<string, Texts>>
type Catalogs = {
  readonly loaded: Partial<Record<Language, Catalog>>
  readonly load: (language: Language) => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)
/** Without a provider (on the server and in development) the texts are in the message sets. */
const CatalogsContext = createContext<Catalogs>({ loaded: {}, load: () => Promise.resolve() })

/** Provides the language of everything below it. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** @throws Error outside its provider */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it')
  return language
}

/** The texts of a feature in the language that is shown. */
export function useMessages<Set extends Messages>(set: MessageSet<Set>): Bound<Set> {
  const language = useLanguage()
  const { loaded } = useContext(CatalogsContext)
  return useMemo(() => bindMessages<Set>(findTexts(set, language, loaded), language), [loaded, language, set])
}

function findTexts(set: MessageSet, language: Language, loaded: Catalogs['loaded']): Texts {
  return loaded[language]?.[set.id] ?? findLateTexts(set.id, language) ?? textsOf(set, language)
}

/** Fetches the texts of a language before it is shown. */
export function useLoadLanguage(): (language: Language) => Promise<void> {
  return useContext(CatalogsContext).load
}

/** Provides the texts that the browser has fetched. */
export function CatalogsProvider({ initial, children }: { initial: Catalogs['loaded']; children: ReactNode }) {
  const [loaded, setLoaded] = useState(initial)
  const load = useCallback(async (language: Language) => {
    const fetched = await fetchCatalogs(language)
    setLoaded((current) => ({ ...current, ...fetched }))
  }, [])
  const value = useMemo(() => ({ loaded, load }), [loaded, load])
  return <CatalogsContext value={value}>{children}</CatalogsContext>
}

/** @returns the texts of a language, or nothing in development */
export async function fetchCatalogs(language: Language): Promise<Catalogs['loaded']> {
  if (!languageFiles) return {}
  const [file] = await Promise.all([
    import(/* @vite-ignore */ languageFiles[language]) as Promise<{ default: Catalog }>,
    fetchLateTexts(language),
  ])
  return { [language]: file.default }
}
