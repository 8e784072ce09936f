import type { Db, Fragment } from './client.ts'

/** Maximum of search words; further ones are ignored. */
const maxWords = 10

/**
 * The condition that a text contains every word of what staff look for (`searchedField`).
 *
 * @param text an SQL expression, `fold_person(…)` of the searched column, written as in its index
 */
export function hasWords(db: Db, text: Fragment, searched: string): Fragment {
  return splitWords(searched).reduce((all, word) => db`${all} and ${hasWord(db, text, word)}`, db`true`)
}

/** The same for one word. */
export function hasWord(db: Db, text: Fragment, word: string): Fragment {
  return db`${text} like '%' || fold_person(${word}) || '%'`
}

/** The words of what staff look for (`searchedField`). */
export function splitWords(searched: string): string[] {
  return searched === '' ? [] : searched.split(' ', maxWords)
}
