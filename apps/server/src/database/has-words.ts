import { toAsciiDigits } from '@shop/contract'
import type { Db, Fragment } from './client.ts'

/** Nobody looks for more words than this; further ones do not count. */
const maxWords = 10

/**
 * A condition that holds where a text has all words of what somebody typed, each anywhere in it.
 *
 * @param text an SQL expression, `fold_person(…)` of what is looked through: as it is indexed, where it is
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
