/**
 * Whether a folded word may be another one typed badly: one letter missing, added, swapped or wrong, in a word of
 * 7 letters and more two. Words of 3 letters and less are never corrected, they are too near to each other.
 */
export function isTypingErrorOf(typed: string, word: string): boolean {
  const allowed = allowedErrors(typed.length)
  return allowed > 0 && typed !== word && countTypingErrors(typed, word) <= allowed
}

function allowedErrors(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Optimal string alignment: Levenshtein's distance in which two neighbours that changed places count once. */
export function countTypingErrors(left: string, right: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const changed = left[row - 1] === right[column - 1] ? 0 : 1
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + changed,
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, right.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
