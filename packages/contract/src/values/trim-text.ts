/** Kinds of blanks, line breaks among them. */
const blanks = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`

/**
 * Characters that show nothing: what Unicode lists as ignorable (direction marks, joiners, soft hyphens, variation selectors, tags, the
 * Hangul fillers), marks around annotations, and signs drawn as a blank, such as the empty Braille pattern.
 */
const marks = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{13441}\u{13442}\u{1d159}`

/**
 * A letter, a digit, a sign or an emoji. The Arabic tatweel only lengthens a letter before it; dictation on a phone leaves the place of an object
 * (U+FFFC).
 */
const visible = new RegExp(String.raw`(?![${marks}\u0640\ufffc])[\p{L}\p{N}\p{P}\p{S}]`, 'u')

/** A run that is kept at an end: an emoji with the mark that colours it, a flag with the tags that name it, or anything else that shows. */
const shown = new RegExp(
  String.raw`(?:\p{Extended_Pictographic}[\ufe0e\ufe0f]|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[^${blanks}${marks}])+`,
  'gu',
)

/** Letters, digits and signs of most texts: with these at both ends there is nothing to do. */
const plain = /[!-~\u0621-\u063f\u0641-\u064a]/

const mark = new RegExp(`[${marks}]`, 'gu')
const runOfBlanks = new RegExp(`[${blanks}]+`, 'gu')
/** What a paste leaves between words, where a plain blank is meant. */
const pasted = /[\t-\r\u0085\u00a0\u2028\u2029]/

/**
 * Removes what nobody sees at both ends: blanks and invisible marks. Marks inside a text stay: joiners shape Arabic words and emoji.
 *
 * @returns an empty text when there is nothing to see
 */
export function trimText(text: string): string {
  if (plain.test(text.charAt(0)) && plain.test(text.charAt(text.length - 1))) return text
  if (!visible.test(text)) return ''
  let start = -1
  let end = 0
  for (const { 0: run, index } of text.matchAll(shown)) {
    if (start < 0) start = index
    end = index + run.length
  }
  return text.slice(start, end)
}

/** One line: tabs, line breaks and non-breaking blanks are a plain blank. */
export function toOneLine(text: string): string {
  return trimText(text.replace(runOfBlanks, (run) => (pasted.test(run) ? ' ' : run)))
}

/** Several lines, parted by `\n`: also those of word processors. */
export function toLines(text: string): string {
  return trimText(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'))
}

/** The text without invisible marks, for what is compared or read as a number: a code, a SKU, an amount. Blanks stay. */
export function removeMarks(text: string): string {
  return text.replace(mark, '')
}

const marksAround = new RegExp(`^[${marks}]{1,20}|[${marks}]{1,20}$`, 'gu')

/** The text without invisible marks at its ends; blanks stay, because a text that is being typed may end with one. */
export function dropMarksAround(text: string): string {
  return text.replace(marksAround, '')
}

/**
 * A text without direction overrides (U+202D, U+202E): they show letters in reverse order, so that a name reads as another one.
 * Other direction marks stay, because mixed Arabic and English needs them.
 */
export function removeOverrides(text: string): string {
  return text.replace(/[\u202d\u202e]/gu, '')
}
