/**
 * A text without what cannot be seen at its ends: direction marks that came along with a paste are no name. Letter by letter,
 * because an expression bound to the end takes the square of the time over a long row of blanks.
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
