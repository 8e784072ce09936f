import type { Language } from '@shop/contract'
import { localeOf } from './languages.ts'

/** The forms that a counted text needs in each language; Arabic has six. */
export type EnglishForms = { one: string; other: string }
export type ArabicForms = { zero: string; one: string; two: string; few: string; many: string; other: string }
export type PluralForms = EnglishForms | ArabicForms

const rules = {
  en: new Intl.PluralRules(localeOf.en),
  ar: new Intl.PluralRules(localeOf.ar),
} as const satisfies Record<Language, Intl.PluralRules>

/** Picks the form that goes with a count: `{ one: '{count} item', other: '{count} items' }`. */
export function choosePlural(forms: PluralForms, count: number, language: Language): string {
  const form = rules[language].select(count)
  return form in forms ? forms[form as keyof typeof forms] : forms.other
}
