import { toAsciiDigits } from '@shop/contract'
import type { Db } from './client.ts'

/** Letters that people write one for the other, in lower case: the search of the back office takes them as one. */
const alike = ['أإآىة', 'ااايه'] as const

/**
 * A condition that holds where a text has all words of what somebody typed, each anywhere in it.
 *
 * @param text an SQL expression
 */
export function hasWords(db: Db, text: ReturnType<Db>, typed: string) {
  const words = toAsciiDigits(typed.trim().toLowerCase())
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
  return words.reduce(
    (condition, word) =>
      db`${condition} and position(translate(${word}, ${alike[0]}, ${alike[1]}) in translate(lower(${text}), ${alike[0]}, ${alike[1]})) > 0`,
    db`true`,
  )
}
