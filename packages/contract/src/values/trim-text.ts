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
