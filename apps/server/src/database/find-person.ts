import { parsePhoneNumber, toAsciiDigits } from '@shop/contract'
import type { Db, Fragment } from './client.ts'

/** Nobody has more names than this; further words do not count. */
const maxWords = 8

/**
 * The condition that a person is meant by what staff typed: a whole phone, or words that are all parts of the names, the phone or
 * the address of e-mail. From three letters on a part is enough; one or two are the beginning of a word.
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

/** The condition that the person of an account `u` is meant. */
export function isAccountOf(db: Db, typed: string): Fragment {
  const words = db`person_words(u.first_name, u.last_name, u.phone, u.email)`
  return isPerson(db, { words, phone: db`u.phone` }, typed)
}
