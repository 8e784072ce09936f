/**
 * Folds text so that spellings which a shopper takes for the same become equal: `الثَّلاجةُ ١٦ قَدَم` → `الثلاجه 16 قدم`.
 *
 * The same fold runs over what is indexed and over what is typed. It is idempotent. NFKC comes before the letters:
 * NFD would split أ into an alef and a mark that the letter table no longer knows.
 *
 * @returns lower-case words of letters and digits, one space between them; a dot stays only inside a number (`1.5`)
 */
export function foldText(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(accentedLatin, (letter) => letter.normalize('NFD').charAt(0))
    .replace(easternDigit, asciiDigit)
    .replace(markOrInvisible, '')
    .replace(foldedLetter, (letter) => foldedLetters[letter] ?? '')
  return spaceOutPunctuation(letters).trim()
}

/** Cuts folded text at its spaces; no empty words. */
export function splitWords(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '')
}

const accentedLatin = /[\u00E0-\u00F6\u00F8-\u024F\u1E00-\u1EFF]/g

/** Arabic-Indic ٠-٩ and Eastern ۰-۹. */
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Harakat, dagger alef, Quranic marks, tatweel, zero-width and bidirectional characters. */
const markOrInvisible =
  /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{M}/gu

const foldedLetter = /[أإآٱىیئؤةءکگچپڤ]/g

/** Lone hamza has no entry: it is removed (كهرباء and كهربا are one word). */
const foldedLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ج',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
}

function asciiDigit(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf)
}

/** A separator inside a number is kept as a dot or, between thousands, dropped; all else that is no letter parts words. */
function spaceOutPunctuation(text: string): string {
  return text
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[,٫](?=\d)/g, '$1.')
    .replace(/(\d\.(?=\d))|\./g, (_, inNumber: string | undefined) => inNumber ?? ' ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
}
