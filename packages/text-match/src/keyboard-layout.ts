/**
 * Reads a text as the other keyboard layout would have written it, Arabic 101 or English: `ogh'` → خلاط, هقخى → iron.
 *
 * To be called with the text as it was typed: the layouts put letters where the other one has punctuation.
 *
 * @returns null when the text has letters of both scripts, or none
 */
export function inOtherLayout(text: string): string | null {
  const typed = text.normalize('NFKC')
  const isArabic = /[\u0621-\u064A]/.test(typed)
  const isLatin = /[a-z]/i.test(typed)
  if (isLatin && !isArabic) return replaceKeys(/[a-z]/.test(typed) ? typed : typed.toLowerCase(), arabicOfKey)
  // لا is one key; the other layout gives it as b, and some phones give b beside Arabic letters.
  if (isArabic && !/[ac-z]/i.test(typed)) return replaceKeys(typed.replace(/ل[اأإآ]/g, keyOfLam), keyOfArabic)
  return null
}

const lamKeys: Record<string, string> = { لا: 'b', لأ: 'g', لإ: 't', لآ: 'b' }

function keyOfLam(letters: string): string {
  return lamKeys[letters] ?? 'b'
}

/** The rows of an English keyboard and what the Arabic 101 layout has on the same keys. */
const plainRows = [
  ["qwertyuiop[]asdfghjkl;'zxcvnm,./`", 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'],
  ['QWERYUIOASDFHJKLZXCVNM', 'ضصثقإعهخشسيبأتنمئءؤرآة'],
] as const

const keyOfArabic: ReadonlyMap<string, string> = new Map(
  plainRows
    .toReversed()
    .flatMap(([keys, letters]) => [...letters].map((letter, key) => [letter, keys[key] ?? ''] as const)),
)

const arabicOfKey: ReadonlyMap<string, string> = new Map([
  ...plainRows.flatMap(([keys, letters]) => [...keys].map((key, place) => [key, letters[place] ?? ''] as const)),
  ['b', 'لا'],
  ['B', 'لآ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
])

function replaceKeys(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text]
    .map((letter) => keys.get(letter) ?? letter)
    .join('')
    .toLowerCase()
}
