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
