import { isLanguage, type Language } from '@shop/contract'
import type { Texts } from '@shop/i18n'

/** Files of a set's texts, by language. */
type Addresses = Readonly<Record<Language, string>>

/** The state of one page in a browser: the sets that were requested. The server has all texts and does not use it. */
const sets = new Map<string, { addresses: Addresses; loaded: Partial<Record<Language, Texts>> }>()

/**
 * Loads the texts of a late set in the language of the page. The build makes each `*.late.messages.ts` wait for this
 * call, so that its users find them.
 */
export async function receiveLateTexts(id: string, addresses: Addresses): Promise<void> {
  sets.set(id, { addresses, loaded: {} })
  const { lang } = document.documentElement
  if (isLanguage(lang)) await fetchLateTexts(lang)
}

/** Fetches the missing texts of all requested sets in a language. */
export async function fetchLateTexts(language: Language): Promise<void> {
  const missing = [...sets.values()].filter(({ loaded }) => !loaded[language])
  await Promise.all(
    missing.map(async ({ addresses, loaded }) => {
      const file: { default: Texts } = await import(/* @vite-ignore */ addresses[language])
      loaded[language] = file.default
    }),
  )
}

/**
 * The texts of a late set; in the other language when a switch of language has overtaken them.
 *
 * @returns undefined for a set that all pages have
 */
export function findLateTexts(id: string, language: Language): Texts | undefined {
  const loaded = sets.get(id)?.loaded
  return loaded?.[language] ?? Object.values(loaded ?? {})[0]
}
