import { toAsciiDigits } from '@shop/contract'
import type { Db, Fragment } from './client.ts'

/** Maximum of search words; further ones are ignored. */
const maxWords = 10

/**
 * The condition that a text contains every typed word.
 *
 * @param text an SQL expression, `fold_person(…)` of the searched column, written as in its index
 */
export function hasWords(db: Db, text: Fragment, typed: string): Fragment {
  return splitWords(typed).reduce((all, word) => db`${all} and ${hasWord(db, text, word)}`, db`true`)
}

/** The same for one word. */
export function hasWord(db: Db, text: Fragment, word: string): Fragment {
  return db`${text} like '%' || fold_person(${word}) || '%'`
}

/** The words of what somebody typed, in ASCII digits. */
export function splitWords(typed: string): string[] {
  const text = toAsciiDigits(typed.normalize('NFKC')).trim()
  return text === '' ? [] : text.split(/\s+/, maxWords)
}
