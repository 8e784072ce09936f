/**
 * Whether a folded word may be another one typed badly: one letter missing, added, swapped or wrong, in a word of
 * 7 letters and more two. Words of 3 letters and less are never corrected, they are too near to each other.
 */
export function isTypingErrorOf(typed: string, word: string): boolean {
  const allowed = allowedErrors(typed.length)
  return allowed > 0 && typed !== word && countTypingErrors(typed, word, allowed) <= allowed
}

function allowedErrors(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * Optimal string alignment: Levenshtein's distance in which two neighbours that changed places count once.
 *
 * @param max beyond so many errors the count does not matter: what is returned is then higher than this
 */
export function countTypingErrors(left: string, right: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(left.length - right.length) > max) return Math.abs(left.length - right.length)
  const width = right.length + 1
  if (rows.length < 3 * width) rows = new Uint16Array(3 * width)
  for (let column = 0; column < width; column += 1) rows[column] = column
  for (let row = 1; row <= left.length; row += 1) {
    if (fillRow(left, right, row) > max) return max + 1
  }
  return rows[(left.length % 3) * width + right.length] as number
}

/** Three rows of the table, by turns, for all calls. */
let rows = new Uint16Array(3 * 64)

/** @returns the fewest errors of the row; no later row has fewer */
function fillRow(left: string, right: string, row: number): number {
  const width = right.length + 1
  const current = (row % 3) * width
  const previous = ((row + 2) % 3) * width
  const beforePrevious = ((row + 1) % 3) * width
  const letter = left.charCodeAt(row - 1)
  const letterBefore = left.charCodeAt(row - 2)
  rows[current] = row
  let fewest = row
  for (let column = 1; column < width; column += 1) {
    const other = right.charCodeAt(column - 1)
    let errors = Math.min(
      (rows[previous + column] as number) + 1,
      (rows[current + column - 1] as number) + 1,
      (rows[previous + column - 1] as number) + (letter === other ? 0 : 1),
    )
    if (row > 1 && column > 1 && letterBefore === other && letter === right.charCodeAt(column - 2))
      errors = Math.min(errors, (rows[beforePrevious + column - 2] as number) + 1)
    rows[current + column] = errors
    fewest = Math.min(fewest, errors)
  }
  return fewest
}

/** Which letters a word has, a bit for each; letters that share a bit count as one. */
export function letterSetOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** How many letters one of two words has and the other has not. A wrong letter changes two. */
export function countOtherLetters(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}
