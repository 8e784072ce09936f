import type { Language } from '../values/language.ts'

const justNumber = /^[\d٠-٩]+$/
const names = { en: 'Apt', ar: 'شقة' } as const satisfies Record<Language, string>

/** Names a bare number, so that it is not mistaken for the building's: `12` becomes `Apt 12`. Other texts do not change. */
export function nameApartment(apartment: string, language: Language): string {
  return justNumber.test(apartment) ? `${names[language]} ${apartment}` : apartment
}
