import type { Language } from '@shop/contract'
import type { Db } from './client.ts'

/** The column that holds a bilingual text in one language, e.g. `p.name` in `p.name_ar`. */
export function inLanguage(db: Db, text: string, language: Language) {
  return db(`${text}_${language}`)
}

/** A bilingual text in both languages, as `Localized`. */
export function inBothLanguages(db: Db, text: string) {
  return db`json_build_object('en', ${db(`${text}_en`)}, 'ar', ${db(`${text}_ar`)})`
}
