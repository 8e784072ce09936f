/** The languages of the shop. English is the fallback. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** A text that a shopper reads, in every language of the shop. */
export type Localized = Readonly<Record<Language, string>>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * Picks the language an `Accept-Language` header prefers.
 *
 * @returns null when the header names none of ours
 */
export function findPreferredLanguage(acceptLanguage: string | undefined): Language | null {
  if (!acceptLanguage) return null
  const preferences = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map(readPreference)
    .filter((preference) => preference.weight > 0)
  preferences.sort((a, b) => b.weight - a.weight)
  for (const preference of preferences) if (isLanguage(preference.primary)) return preference.primary
  return null
}

function readPreference(part: string): { primary: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
  const weight = quality ? Number.parseFloat(quality.slice(2)) : 1
  return { primary: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 }
}
