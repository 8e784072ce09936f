/**
 * Removes invisible characters at both ends: blanks, and direction marks from pasted text. It reads character by character,
 * because a regular expression that ends with `$` takes quadratic time on a long run of blanks.
 */
export function trimText(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && unseen.test(text.charAt(start))) start += 1
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Blanks, and invisible marks that only set the text direction. */
const unseen = /[\s\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/u

/**
 * A text without direction overrides (U+202D, U+202E): they show letters in reverse order, so that a name reads as another one.
 * Other direction marks stay, because mixed Arabic and English needs them.
 */
export function removeOverrides(text: string): string {
  return text.replace(/[\u202d\u202e]/gu, '')
}
