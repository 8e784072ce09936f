import type { Language } from '@shop/contract'

export type Direction = 'ltr' | 'rtl'

/** Which way a language is read. */
export const directionOf = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, Direction>

/** How each language calls itself; a switch names the other language so that its readers know it. */
export const nativeNameOf = { en: 'English', ar: 'العربية' } as const satisfies Record<Language, string>

/** The language that a switch between two leads to. */
export const otherLanguageOf = { en: 'ar', ar: 'en' } as const satisfies Record<Language, Language>

/** Locales for `Intl`, with Latin digits: what Egyptian shops print for prices in both languages. */
export const localeOf = { en: 'en-EG', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>

/** What stands between the items of a list in one line. */
export const commaOf = { en: ', ', ar: '، ' } as const satisfies Record<Language, string>

/** Keeps the direction of a name or number within a sentence of the other direction. For plain texts; elements have `<bdi>`. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** Names values in one line of a sentence, each in its own direction. */
export function listValues(values: readonly string[], language: Language): string {
  return values.map(isolate).join(commaOf[language])
}
