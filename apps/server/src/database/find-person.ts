import { parsePhoneNumber } from '@shop/contract'
import type { Db, Fragment } from './client.ts'

/** Nobody has more names than this; further words do not count. */
const maxWords = 8

/**
 * The condition that a person matches what staff look for (`searchedField`): a whole phone, or words that all occur in the names,
 * the phone or the e-mail address. Parts of a name may be together or apart (عبد الرحمن, El-Sayed). Words of one or two letters
 * match at the start of a word, or together with a word beside them.
 *
 * @param row `words`: `person_words(…)` as it is indexed; `phone`: the column
 */
export function isPerson(db: Db, row: { words: Fragment; phone: Fragment }, searched: string): Fragment {
  const phone = parsePhoneNumber(searched)
  if (phone) return db`${row.phone} = ${phone}`
  const has = (text: string, before = '') => db`${row.words} like '%' || ${before}::text || fold_person(${text}) || '%'`
  const words = joinDigits(searched).split(/[\s-]+/, maxWords)
  const parts = words.map((word, place) => {
    if (word.length > 2) return has(word)
    const [before, after] = [words[place - 1] ?? '', words[place + 1] ?? '']
    const together = [before && before + word, after && word + after].filter((text) => text !== '')
    return db`(${together.reduce((any, text) => db`${any} or ${has(text)}`, has(word, ' '))})`
  })
  return db`(${parts.reduce((all, part) => db`${all} and ${part}`)})`
}

/** Part of a phone in the forms that it is stored in, however it is typed: `(0)115-55` is `011555`, `0020 115` is `+20115`. */
function joinDigits(text: string): string {
  return text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '').replace(/(?<!\S)(?:\+|00)200?(?=1)/g, '+20')
}

/** The same condition for the person of an account `u`. */
export function isAccountOf(db: Db, searched: string): Fragment {
  const words = db`person_words(u.first_name, u.last_name, u.phone, u.email)`
  return isPerson(db, { words, phone: db`u.phone` }, searched)
}
