import { parsePhoneNumber, toAsciiDigits } from '@shop/contract'
import type { Db, Fragment } from './client.ts'

/** Nobody has more names than this; further words do not count. */
const maxWords = 8

/**
 * The condition that a person matches what staff typed: a whole phone, or words that all occur in the names, the phone or
 * the e-mail address. Words of one or two letters match only at the start of a word.
 *
 * @param row `words`: `person_words(…)` as it is indexed; `phone`: the column
 */
export function isPerson(db: Db, row: { words: Fragment; phone: Fragment }, typed: string): Fragment {
  const text = toAsciiDigits(typed.normalize('NFKC')).trim()
  const phone = parsePhoneNumber(text)
  if (phone) return db`${row.phone} = ${phone}`
  const parts = text.split(/\s+/, maxWords).map((word) => {
    const before = word.length < 3 ? '% ' : '%'
    return db`${row.words} like ${before}::text || fold_person(${word}) || '%'`
  })
  return db`(${parts.reduce((all, part) => db`${all} and ${part}`)})`
}

/** The same condition for the person of an account `u`. */
export function isAccountOf(db: Db, typed: string): Fragment {
  const words = db`person_words(u.first_name, u.last_name, u.phone, u.email)`
  return isPerson(db, { words, phone: db`u.phone` }, typed)
}
