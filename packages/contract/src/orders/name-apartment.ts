import type { Language } from '../values/language.ts'

const justNumber = /^[\d٠-٩]+$/
const names = { en: 'Apt', ar: 'شقة' } as const satisfies Record<Language, string>

/** A bare number says what it is, so that nobody takes it for the building's: `12` becomes `Apt 12`. Other words stay. */
export function nameApartment(apartment: string, language: Language): string {
  return justNumber.test(apartment) ? `${names[language]} ${apartment}` : apartment
}
